// @ts-check
// A seat at a table: holds the page's state, connects it with server and browser, and draws it. It decides nothing.
/** @import { VNode } from "preact" */
/** @import { Seat } from "../effects/session.js" */
/** @import { TableState, TableStore } from "../state/table.js" */
import { h, Component } from "../shared/dom.js";
import { keptCommands, keptQuick } from "../effects/acts.js";
import { keptCoach } from "../effects/coaching.js";
import { followQuestion } from "../effects/focus.js";
import { keptLook } from "../effects/keeping.js";
import { keptOverlays } from "../effects/overlays.js";
import { linesOf } from "../effects/reading.js";
import { keptTabletop } from "../effects/tabletop.js";
import { connect } from "../effects/table.js";
import { newsOf } from "../state/changes.js";
import { createStore } from "../state/store.js";
import { opened, reduce } from "../state/table.js";
import { TableView } from "./view.js";

/** @typedef {Pick<Api.View, "sighting" | "desk">} Seen */
/**
 * @typedef {object} Props
 * @property {Api.Game} game
 * @property {Seat} seat
 * @property {VNode} [hot] what stands in the head where one device is handed round
 * @property {(view: Seen) => void} [onView]
 */

/** @extends {Component<Props, { table: TableState }>} */
export class TablePage extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    const { game, seat } = props;
    const kept = {
      ...linesOf(seat.base),
      quick: keptQuick(),
      commands: keptCommands(),
      overlaid: keptOverlays(seat.base),
      ...keptLook(seat.base),
      coach: keptCoach(seat.base),
      tabletop: keptTabletop(seat.base),
    };
    /** @type {TableStore} */
    this.store = createStore(reduce, opened(game, kept));
    this.connection = connect(this.store, seat);
    this.state = { table: this.store.state() };
  }

  componentDidMount() {
    const unsubscribe = this.store.subscribe((table, before, event) => {
      this.setState({ table }, () => followQuestion(table, before, event));
      const { view, sighting, desk } = table;
      if (newsOf(event)?.id === view && sighting && desk) this.props.onView?.({ sighting, desk });
    });
    const stop = this.connection.start();
    this.end = () => {
      stop();
      unsubscribe();
    };
  }

  componentWillUnmount() {
    this.end?.();
  }

  render() {
    const { seat, hot } = this.props;
    const { table } = this.state;
    return h(TableView, { state: table, act: this.connection.acts, seat, hot });
  }
}
