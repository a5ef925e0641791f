/** Which transport carries a request: the server's, or that of the tables in this browser. */
import { HttpTransport } from "./http_transport";
import { reach } from "./reach.svelte";
import { ServedTransport } from "./served_transport";
import { isLocal, WITHOUT_SERVER, type Transport } from "./transport";
import { WorkerTransport } from "./worker_transport";

const here = new WorkerTransport();

export const transport: Transport = WITHOUT_SERVER
  ? here
  : new ServedTransport(new HttpTransport(), here, (is) => reach.note(is));

/** Load what plays in this browser, for somebody who is about to play here. */
export function prepareHere(table = ""): void {
  if (WITHOUT_SERVER || reach.lost || isLocal(table)) here.prepare();
}
