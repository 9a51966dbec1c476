// Takes back one answer, however often it is pressed: the next press counts when what the first has led to is there to be seen.
const LONG_HEARD = 1500;

export class Undo {
  /** @param post sends it, and never fails; `set` is told whether it is under way */
  constructor(post, set) {
    Object.assign(this, { post, set, busy: false });
  }

  async press() {
    if (this.busy) return;
    this.busy = true;
    this.viewed = false;
    this.replied = false;
    this.set(true);
    await this.post();
    this.replied = true;
    if (this.viewed) this.over();
    else this.slow = setTimeout(() => this.over(), LONG_HEARD);
  }

  /** A view has come. */
  seen() {
    this.viewed = true;
    if (this.busy && this.replied) this.over();
  }

  over() {
    clearTimeout(this.slow);
    this.busy = false;
    this.set(false);
  }
}
