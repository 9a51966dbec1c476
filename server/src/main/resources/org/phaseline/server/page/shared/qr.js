// @ts-check
// A QR code of a link, drawn by the page from the squares that the server works out.
//
// What tests can hold on to: [data-action=qr] svg.qr
import { post, sentenceOf } from "./api.js";
import { h, Component } from "./dom.js";

/** @extends {Component<{ text: string, name: string }, { code: Api.QrCode | null, open: boolean, problem: string }>} */
export class QrButton extends Component {
  /** @type {{ code: Api.QrCode | null, open: boolean, problem: string }} */
  state = { code: null, open: false, problem: "" };

  toggle = async () => {
    const open = !this.state.open;
    this.setState({ open, problem: "" });
    if (!open || this.state.code) return;
    try {
      this.setState({ code: await post("/api/qr", { text: this.props.text }) });
    } catch (problem) {
      this.setState({ open: false, problem: sentenceOf(problem) });
    }
  };

  render() {
    const { open, code, problem } = this.state;
    return [
      h(
        "button",
        { type: "button", "data-action": "qr", "aria-expanded": open ? "true" : "false", onClick: this.toggle },
        open ? "Hide QR code" : "QR code",
      ),
      open && code && h(QrImage, { code, name: this.props.name }),
      problem && h("span", { class: "problem", role: "alert" }, problem),
    ];
  }
}

/** @param {{ code: Api.QrCode, name: string }} props */
export const QrImage = ({ code, name }) =>
  h(
    "svg",
    {
      class: "qr",
      viewBox: `0 0 ${code.size} ${code.size}`,
      role: "img",
      "aria-label": `QR code of the link for ${name}`,
      "shape-rendering": "crispEdges",
    },
    h("rect", { width: code.size, height: code.size, fill: "#fff" }),
    h("path", { d: code.path, fill: "#000" }),
  );
