// @ts-check
// A rulebook of one's own: its files, dropped, chosen or typed, and what is wrong in them.
/** @import { LobbyActs } from "../effects/lobby.js" */
/** @import { LobbyState } from "../state/lobby.js" */
import { h, Component, trueOrFalse } from "../shared/dom.js";
import { errors, isChecking } from "../state/lobby.js";
import { saveFiles } from "./draft.js";
import { Editor } from "./editor.js";

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

/** @typedef {{ state: LobbyState, acts: LobbyActs }} OwnProps */

/** @extends {Component<OwnProps>} */
export class OwnRulebook extends Component {
  /** @type {Editor | null} */
  editor = null;

  /** @param {OwnProps} before */
  componentDidUpdate(before) {
    const { own } = this.props.state;
    const problem = own.checked?.problems[own.at];
    if (own.jumps > before.state.own.jumps && problem) this.editor?.show(problem);
  }

  /**
   * The same file may be chosen again when it was changed elsewhere, so the field forgets it.
   *
   * @param {{ currentTarget: HTMLInputElement }} event
   */
  add = ({ currentTarget: field }) => {
    const chosen = [...(field.files ?? [])];
    field.value = "";
    this.props.acts.bring(chosen);
  };

  /** @param {string} text */
  edit = (text) => {
    const { files, open } = this.props.state.draft;
    const changed = files.map((file) => (file.name === open ? { ...file, text } : file));
    this.props.acts.write(changed, open, true);
  };

  /** @param {string} name */
  remove(name) {
    const files = this.props.state.draft.files.filter((file) => file.name !== name);
    this.props.acts.write(files, files[0]?.name ?? "");
  }

  render() {
    const { state, acts } = this.props;
    const { draft, dragged, own } = state;
    const { files, open } = draft;
    const { checked, problem, at } = own;
    const { write, jump } = acts;
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
            accept: ".sop,.weights,text/plain",
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
            "Start with an example",
          ),
      ),
      !files.length &&
        h(
          "p",
          { class: "drop" },
          "Drop all the .sop files of your rulebook here, and the .weights file if bots have learned it." +
            " They are kept in this browser and sent to the server only to be checked or played.",
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
                  "aria-selected": trueOrFalse(each.name === open),
                  onClick: () => write(files, each.name),
                },
                each.name,
                count(problems, each.name),
              ),
              h(
                "button",
                { class: "plain", "aria-label": `Remove ${each.name}`, onClick: () => this.remove(each.name) },
                "✕",
              ),
            ),
          ),
        ),
      file &&
        h(Editor, {
          key: file.name,
          ref: (editor) => {
            this.editor = editor;
          },
          text: file.text,
          change: this.edit,
          problems: problems.filter((each) => each.file === file.name),
          current: problems[at],
        }),
      file &&
        h(
          "p",
          { class: "quiet keys-note", id: "editor-keys" },
          "Tab indents; to leave the editor, press Esc and then Tab.",
        ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      file &&
        h(
          "footer",
          { role: "status" },
          isChecking(own)
            ? h("span", { class: "quiet" }, "Checking…")
            : !checked
              ? h("span", { class: "quiet" }, "Not checked")
              : [
                  errors(checked).length === 0 && h("span", { class: "good" }, `✓ “${checked.title}” can be played`),
                  problems.length > 0 &&
                    h(
                      "span",
                      { class: "problem" },
                      at >= 0 ? `${at + 1} of ${problems.length}: ${problems[at].sentence}` : howMany(checked),
                    ),
                ],
          problems.length > 0 &&
            h(
              "span",
              { class: "tools" },
              h("button", { "data-action": "last-problem", onClick: () => jump(at < 0 ? 0 : -1) }, "↑"),
              h("button", { "data-action": "next-problem", onClick: () => jump(1) }, "Next problem ↓"),
            ),
        ),
    );
  }
}

/**
 * How many problems there are in words: "2 problems", "1 problem and 3 warnings".
 *
 * @param {Api.Checked} checked
 */
function howMany(checked) {
  const wrong = errors(checked).length;
  const odd = checked.problems.length - wrong;
  return [wrong > 0 && `${wrong} problem${wrong > 1 ? "s" : ""}`, odd > 0 && `${odd} warning${odd > 1 ? "s" : ""}`]
    .filter(Boolean)
    .join(" and ");
}

/**
 * @param {Api.Checked["problems"]} problems
 * @param {string} name
 */
function count(problems, name) {
  const here = problems.filter((each) => each.file === name).length;
  return here > 0 && h("b", { class: "count", title: "problems" }, here);
}
