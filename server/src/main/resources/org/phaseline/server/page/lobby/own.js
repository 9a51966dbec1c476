// A rulebook of one's own: its files, dropped, chosen or typed, checked while they change.
import { h, Component, ask } from "../shared/dom.js";
import { Editor } from "./editor.js";

const MOST = 1024 * 1024;
const PAUSE = 700;
const EXAMPLE = `rulebook "My game"
side North "North"
side South "South"
length 4 game turns

game turn "Day"
  for each phasing in sides
    1 "Move"      phasing may
    2 "Attack"    phasing may
  3 "Rest"        both may
`;

export class OwnRulebook extends Component {
  state = { files: [], open: "", checked: null, problem: "", checking: false, over: false, at: -1 };

  componentWillUnmount() {
    clearTimeout(this.timer);
    this.gone = true;
  }

  add = async (list) => {
    const read = await Promise.all([...list].map(async (file) => ({ name: file.name, text: (await file.text()).replace(/\r\n/g, "\n") })));
    const files = [...this.state.files.filter((old) => !read.some((file) => file.name === old.name)), ...read];
    if (!read.length) return;
    if (size(files) > MOST) {
      this.setState({ problem: "A rulebook has at most 1 MB in all its files." });
      return;
    }
    this.change(files, read[0].name, 0);
  };

  change(files, open, pause = PAUSE) {
    this.setState({ files, open, problem: "", at: -1 });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), pause);
  }

  edit = (text) => {
    const { files, open } = this.state;
    this.change(files.map((file) => (file.name === open ? { ...file, text } : file)), open);
  };

  remove(name) {
    const files = this.state.files.filter((file) => file.name !== name);
    this.change(files, files[0]?.name ?? "", 0);
  }

  async check() {
    const { files } = this.state;
    if (!files.length) {
      this.setState({ checked: null });
      this.props.take(null);
      return;
    }
    const asked = (this.asked = {});
    this.setState({ checking: true });
    try {
      const checked = await ask("/api/check", { files });
      if (asked !== this.asked || this.gone) return;
      this.setState({ checked, checking: false, problem: "" });
      this.props.take(checked.problems.length ? null : brought(this.props.own, files, checked));
    } catch (problem) {
      if (asked !== this.asked || this.gone) return;
      this.setState({ checking: false, problem: problem.message });
      // Who types faster than may be asked waits a moment, and is not forgotten.
      if (problem.status === 429) this.timer = setTimeout(() => this.check(), 3 * PAUSE);
      else this.props.take(null);
    }
  }

  /** The next problem after the one shown last, wherever it stands. */
  jump(step) {
    const { problems } = this.state.checked;
    const at = (this.state.at + step + problems.length) % problems.length;
    this.setState({ at, open: problems[at].file }, () => this.editor?.show(problems[at]));
  }

  render(_, { files, open, checked, problem, checking, over, at }) {
    const problems = checked?.problems ?? [];
    const file = files.find((each) => each.name === open);
    return h("section", { class: over ? "own over" : "own",
      onDragOver: (event) => { event.preventDefault(); this.setState({ over: true }); },
      onDragLeave: () => this.setState({ over: false }),
      onDrop: (event) => { event.preventDefault(); this.setState({ over: false }); this.add(event.dataTransfer.files); } },
    h("header", null, h("h2", null, "Your own rulebook"),
      h("label", { class: "button" }, "Choose files",
        h("input", { type: "file", multiple: true, accept: ".sop,text/plain", class: "unseen", "data-action": "files",
          onChange: (event) => this.add(event.target.files) })),
      !files.length && h("button", { "data-action": "example", onClick: () => this.change([{ name: "my-game.sop", text: EXAMPLE }], "my-game.sop", 0) },
        "Begin with a small one")),
    !files.length && h("p", { class: "drop" }, "Drop your .sop files here, all that belong together. They stay on this page until you make a table."),
    files.length > 0 && h("div", { class: "files", role: "tablist" }, files.map((each) =>
      h("span", { key: each.name, class: "file" },
        h("button", { role: "tab", "data-file": each.name, "aria-selected": String(each.name === open),
          onClick: () => this.setState({ open: each.name }) }, each.name, count(problems, each.name)),
        h("button", { class: "plain", "aria-label": `Take ${each.name} away`, onClick: () => this.remove(each.name) }, "✕")))),
    file && h(Editor, { key: file.name, ref: (editor) => (this.editor = editor), text: file.text, change: this.edit,
      problems: problems.filter((each) => each.file === file.name), current: problems[at] }),
    problem && h("p", { class: "problem", role: "alert" }, problem),
    file && h("footer", { role: "status" },
      checking || !checked ? h("span", { class: "quiet" }, "Checking…")
        : problems.length ? h("span", { class: "problem" }, at >= 0 ? `${at + 1} of ${problems.length}: ${problems[at].sentence}`
          : problems.length === 1 ? "1 problem" : `${problems.length} problems`)
          : h("span", { class: "good" }, `✓ “${checked.title}” can be played`),
      problems.length > 0 && h("span", { class: "tools" },
        h("button", { "data-action": "last-problem", onClick: () => this.jump(at < 0 ? 0 : -1) }, "↑"),
        h("button", { "data-action": "next-problem", onClick: () => this.jump(1) }, "Next problem ↓"))));
  }
}

const size = (files) => files.reduce((sum, file) => sum + file.text.length, 0);

function count(problems, name) {
  const here = problems.filter((each) => each.file === name).length;
  return here > 0 && h("b", { class: "count", title: "problems" }, here);
}

const brought = (chosen, files, checked) => ({
  key: `${chosen}${Date.now()}`, chosen, wish: { files },
  guide: async (scenario) => (scenario ? ask("/api/check", { files, scenario }) : checked),
  outline: async (scenario, on, off) =>
    on.length || off.length || scenario !== (checked.scenarios[0]?.name ?? "") ? ask("/api/check", { files, scenario, on, off }) : checked,
});
