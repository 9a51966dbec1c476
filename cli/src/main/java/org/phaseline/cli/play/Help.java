package org.phaseline.cli.play;

import java.util.List;

/** What can be typed at the prompt. */
final class Help {

    static final List<String> LINES = List.of(
            "  2, done, Name: done   answer with the number, the word or its beginning",
            "  done # TEXT           the same, with a note for the log",
            "  3 5 6                 several dice at once, when they are typed in",
            "  try 2                 preview what a choice would do",
            "  hint [NAME]           what a bot would answer for the seat that is asked, and what it expects of that",
            "  hand [NAME]           what only the seat that is asked sees, such as its cards, alone on the screen",
            "  board                 the board, as large as possible, and what stands on it",
            "  show [NAME]           what can be laid over the board; with its name or number, the board with it",
            "  note TEXT             a note that goes with the next answer",
            "  undo [N]              take back the last answer, or the last N",
            "  why                   why this step comes now, who decides, what comes next",
            "  raise                 halt the sequence to settle something else first",
            "  skip!                 correction: skip this step",
            "  goto STEP             correction: continue at that step",
            "  insert STEP           correction: do that step or sequence, then return here",
            "  set X [of Y] to Z     correction: set a value; the others must agree to all these",
            "  draw!                 end the game in a draw; the others must agree",
            "  resign [NAME]         give up: whoever is left has won",
            "  log [N]               the last lines of the log",
            "  log all               all of it, with the changes that sentences stand for",
            "  state                 the state of the game: values and markers",
            "  outline               the whole sequence of play",
            "  save FILE             save the game in a file, or a copy of it",
            "  Enter                 draw the screen again",
            "  quit                  leave; a saved game can be continued later");

    private Help() {}
}
