/** Tables on a server; and where that cannot be reached, or for tables begun then, in this browser. */
import type { Wire } from "./socket";
import { isLocal, type Answered, type Asked, type Transport } from "./transport";

/** Requests about games and positions: they need no table, and Python is the same everywhere. */
const ANYWHERE = /^\/api\/(games|study)(?![^/?])(?!.*\.pdf)/;
const TABLE = /^\/api\/tables\/([^/?]+)/;

export class ServedTransport implements Transport {
  constructor(
    private readonly server: Transport,
    private readonly here: Transport,
    private readonly noteReach: (isReached: boolean) => void,
  ) {}

  async request(asked: Asked): Promise<Answered> {
    if (isOfTableHere(asked.path)) return this.here.request(asked);
    try {
      const answer = await this.server.request(asked);
      this.noteReach(true);
      return answer;
    } catch (fault) {
      if (asked.signal?.aborted === true) throw fault;
      this.noteReach(false);
      if (asked.isHere !== true && !ANYWHERE.test(asked.path)) throw fault;
      return this.here.request(asked);
    }
  }

  connect(address: string): Wire {
    return (isOfTableHere(address) ? this.here : this.server).connect(address);
  }
}

function isOfTableHere(path: string): boolean {
  return isLocal(TABLE.exec(path)?.[1] ?? "");
}
