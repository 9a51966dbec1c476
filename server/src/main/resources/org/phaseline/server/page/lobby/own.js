// A rulebook of one's own: its files, dropped, chosen or typed, checked while they change. The files themselves are the lobby's.
import { h, Component, ask } from "../shared/dom.js";
import { Editor } from "./editor.js";
import { saveFiles } from "./draft.js";

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
  state = { checked: null, problem: "", checking: false, at: -1 };

  componentDidMount() {
    if (this.props.files.length) this.soon(0);
  }

  /** Whatever has changed them, the files are checked again; while somebody types, when he pauses. */
  componentDidUpdate(before) {
    if (before.files === this.props.files) return;
    this.setState({ problem: "", at: -1 });
    this.soon(this.typed ? PAUSE : 0);
    this.typed = false;
  }

  componentWillUnmount() {
    clearTimeout(this.timer);
    this.gone = true;
  }

  soon(pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), pause);
  }

  /** The same file may be chosen again when it was changed elsewhere, so the field forgets it. */
  add = ({ target }) => {
    const chosen = [...target.files];
    target.value = "";
    this.props.bring(chosen);
  };

  edit = (text) => {
    const { files, open, write } = this.props;
    this.typed = true;
    write(
      files.map((file) => (file.name === open ? { ...file, text } : file)),
      open,
    );
  };

  remove(name) {
    const files = this.props.files.filter((file) => file.name !== name);
    this.props.write(files, files[0]?.name ?? "");
  }

  async check() {
    const { files } = this.props;
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
    this.props.write(this.props.files, problems[at].file);
    this.setState({ at }, () => this.editor?.show(problems[at]));
  }

  render({ files, open, write, dragged }, { checked, problem, checking, at }) {
    const problems = checked?.problems ?? [];
    const file = files.find((each) => each.name === open);
    return h(
      "section",
      { class: dragged ? "own over" : "own" },
      h(
        "header",
        null,
        h("h2", null, "Your own rulebook"),
        h(
          "label",
          { class: "button" },
          "Choose files",
          h("input", {
            type: "file",
            multiple: true,
            accept: ".sop,text/plain",
            class: "unseen",
            "data-action": "files",
            onChange: this.add,
          }),
        ),
        files.length > 0 &&
          h(
            "button",
            { "data-action": "save", onClick: () => saveFiles(files) },
            files.length > 1 ? "Save the files" : "Save the file",
          ),
        !files.length &&
          h(
            "button",
            { "data-action": "example", onClick: () => write([{ name: "my-game.sop", text: EXAMPLE }], "my-game.sop") },
            "Begin with a small one",
          ),
      ),
      !files.length &&
        h(
          "p",
          { class: "drop" },
          "Drop your .sop files here, all that belong together. They are kept in this browser, and sent when they are checked or played.",
        ),
      files.length > 0 &&
        h(
          "div",
          { class: "files", role: "tablist" },
          files.map((each) =>
            h(
              "span",
              { key: each.name, class: "file" },
              h(
                "button",
                {
                  role: "tab",
                  "data-file": each.name,
                  "aria-selected": String(each.name === open),
                  onClick: () => write(files, each.name),
                },
                each.name,
                count(problems, each.name),
              ),
              h(
                "button",
                { class: "plain", "aria-label": `Take ${each.name} away`, onClick: () => this.remove(each.name) },
                "✕",
              ),
            ),
          ),
        ),
      file &&
        h(Editor, {
          key: file.name,
          ref: (editor) => (this.editor = editor),
          text: file.text,
          change: this.edit,
          problems: problems.filter((each) => each.file === file.name),
          current: problems[at],
        }),
      file && h("p", { class: "quiet keys-note", id: "editor-keys" }, "Tab indents; Esc and then Tab leaves the text."),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      file &&
        h(
          "footer",
          { role: "status" },
          checking || !checked
            ? h("span", { class: "quiet" }, "Checking…")
            : problems.length
              ? h(
                  "span",
                  { class: "problem" },
                  at >= 0
                    ? `${at + 1} of ${problems.length}: ${problems[at].sentence}`
                    : problems.length === 1
                      ? "1 problem"
                      : `${problems.length} problems`,
                )
              : h("span", { class: "good" }, `✓ “${checked.title}” can be played`),
          problems.length > 0 &&
            h(
              "span",
              { class: "tools" },
              h("button", { "data-action": "last-problem", onClick: () => this.jump(at < 0 ? 0 : -1) }, "↑"),
              h("button", { "data-action": "next-problem", onClick: () => this.jump(1) }, "Next problem ↓"),
            ),
        ),
    );
  }
}

function count(problems, name) {
  const here = problems.filter((each) => each.file === name).length;
  return here > 0 && h("b", { class: "count", title: "problems" }, here);
}

const brought = (chosen, files, checked) => ({
  key: `${chosen}${Date.now()}`,
  chosen,
  wish: { files },
  guide: async (scenario) => (scenario ? ask("/api/check", { files, scenario }) : checked),
  outline: async (scenario, on, off) =>
    on.length || off.length || scenario !== (checked.scenarios[0]?.name ?? "")
      ? ask("/api/check", { files, scenario, on, off })
      : checked,
});
