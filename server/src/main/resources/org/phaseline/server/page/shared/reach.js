// @ts-check
// Links that say localhost lead nowhere on a friend's device: says so, and offers the addresses that do.
//
// What tests can hold on to: .reach [data-reach=ADDRESS]
/** @import { ComponentChildren } from "preact" */
import { get } from "./api.js";
import { LinkField } from "./copying.js";
import { isLocal } from "../state/reach.js";
import { h, Component } from "./dom.js";

/**
 * A link for another device, which may have to begin otherwise than this page.
 *
 * @extends {Component<{ name: string, path: string, children?: ComponentChildren }, { origin: string }>}
 */
export class ReachableLink extends Component {
  state = { origin: "" };

  render() {
    const { name, path, children } = this.props;
    const { origin } = this.state;
    const link = (origin || location.origin) + path;
    return [
      h(Reach, { key: "reach", chosen: origin, choose: (chosen) => this.setState({ origin: chosen }) }),
      h("div", { key: "link", class: "row" }, h(LinkField, { key: link, name, link }, children)),
    ];
  }
}

/** @extends {Component<{ chosen: string, choose: (origin: string) => void }, { found: Api.Addresses | null }>} */
export class Reach extends Component {
  /** @type {{ found: Api.Addresses | null }} */
  state = { found: null };

  async componentDidMount() {
    if (!isLocal(location.hostname)) return;
    try {
      const found = await get("/api/addresses");
      this.setState({ found });
      const first = found.given || found.addresses[0];
      if (first) this.props.choose(first);
    } catch {
      // Then nothing is offered; the links are as they were.
    }
  }

  render() {
    const { found } = this.state;
    if (!found) return null;
    const { chosen, choose } = this.props;
    const offered = [...(found.given ? [found.given] : []), ...found.addresses];
    if (offered.length === 0)
      return h(
        "p",
        { class: "reach warning", role: "status" },
        "These links work only on this computer: the server listens nowhere else. To play with others in your" +
          " network, start it with --host 0.0.0.0.",
      );
    return h(
      "fieldset",
      { class: "reach" },
      h("legend", null, "You opened this page as localhost. The links below begin with"),
      [...offered, location.origin].map((origin) =>
        h(
          "label",
          { key: origin, "data-reach": origin },
          h("input", {
            type: "radio",
            name: "reach",
            checked: (chosen || location.origin) === origin,
            onChange: () => choose(origin === location.origin ? "" : origin),
          }),
          h(
            "span",
            null,
            origin,
            h(
              "small",
              null,
              origin === location.origin ? "works only on this computer" : "for devices in your network",
            ),
          ),
        ),
      ),
    );
  }
}
