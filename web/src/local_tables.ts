/** Tables in this browser's database, as far as the page itself deals with them. */
import { TablesDatabase } from "./python/tables_db";
import { forgetView } from "./saved_views";

/** Delete a table that is in this browser: nobody else has it. */
export async function deleteTable(table: string): Promise<void> {
  forgetView(table);
  try {
    await new TablesDatabase(() => undefined).ask({ do: "delete", tables: [table] });
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
