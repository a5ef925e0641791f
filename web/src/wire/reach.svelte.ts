/** Whether the server can be reached; where it cannot, it is asked now and then whether it is back. */

const PAUSE_MILLISECONDS = 5000;

class ServerReach {
  lost = $state(false);

  /** A request has reached the server, or has not. */
  note(isReached: boolean): void {
    if (this.lost === !isReached) return;
    this.lost = !isReached;
    if (this.lost) this.wait();
  }

  private wait(): void {
    const timer = setTimeout(() => void look(), PAUSE_MILLISECONDS);
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      removeEventListener("online", look);
      this.note(await fetch("/alive").then(({ ok }) => ok, () => false));
      if (this.lost) this.wait();
    };
    addEventListener("online", look);
  }
}

export const reach = new ServerReach();
