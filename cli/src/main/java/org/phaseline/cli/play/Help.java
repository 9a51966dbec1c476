package org.phaseline.cli.play;

import java.util.List;

/** What can be typed at the prompt. */
final class Help {

    static final List<String> LINES = List.of(
            "  2, done, Name: done   answer: number, word or beginning of a choice",
            "  done # TEXT           the same, with a note for the log",
            "  3 5 6                 several dice at once, when they are typed in",
            "  try 2                 see what a choice would do, without making it",
            "  board                 the board, as large as possible, and what stands on it",
            "  note TEXT             a note that goes with the next answer",
            "  undo [N]              take back the last answer, or the last N",
            "  why                   why play is here, who is awaited, what comes next",
            "  raise                 halt the sequence by hand",
            "  skip!                 correct by hand: leave this step and go on after it",
            "  goto STEP             ... go on at that step",
            "  insert STEP           ... do that step or sequence now, then return to here",
            "  set X [of Y] to Z     ... set a value; the others are asked, for all of these",
            "  log [N]               the last lines of the log",
            "  state                 what the umpire keeps: values, markers",
            "  outline               the whole sequence of play",
            "  save FILE             keep the game in a file, or a copy of it",
            "  Enter                 draw the screen again",
            "  quit                  leave; a game with a journal goes on where it was");

    private Help() {}
}
