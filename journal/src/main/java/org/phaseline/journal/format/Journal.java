package org.phaseline.journal.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A journal as it was read: whole lines only.
 *
 * @param name what the journal is called in sentences, such as the name of its file
 * @param events every line after the first, in order; see {@link #lineOf}
 * @param check the checksum the next line takes up
 * @param length how many bytes the whole lines fill
 * @param torn whether a broken line follows them, left by somebody who was stopped while writing it
 */
public record Journal(String name, Header header, List<Event> events, String check, int length, boolean torn) {

    private static final JsonFactory JSON = new JsonFactory();

    public Journal {
        events = List.copyOf(events);
    }

    /** The number of the line an event stands in, counted from 1. */
    public static int lineOf(int event) {
        return event + 2;
    }

    /** Whether the game is over and its seed revealed. */
    public boolean ended() {
        return !events.isEmpty() && events.getLast() instanceof Event.Ended;
    }

    /** The umpire's seed, once the game is over. */
    public Optional<byte[]> revealedSeed() {
        return ended()
                        && events.getLast() instanceof Event.Ended end
                        && !end.seed().isEmpty()
                ? Optional.of(HexFormat.of().parseHex(end.seed()))
                : Optional.empty();
    }

    /** Refuses when the game is played by another text than the one with this hash. */
    public void requireRulebook(String currentHash) throws JournalProblem {
        if (!header.rulebookHash().equals(currentHash)) {
            throw new JournalProblem(name + " was played by another version of the rulebook "
                    + header.text().file()
                    + " than the one at hand; the journal carries its own text and can be resumed with that.");
        }
    }

    /** Refuses when the text in the journal is not the one its hash was taken of. */
    public void requireItsOwnText() throws JournalProblem {
        if (!RulebookHash.of(header.text()).equals(header.rulebookHash())) {
            throw new JournalProblem(
                    name + ", line 1: the rulebook's text does not have the hash that stands beside it.");
        }
    }

    /** Reads a whole journal. A last line that is broken is left out; a broken line anywhere else is a problem. */
    public static Journal read(String name, byte[] bytes) throws JournalProblem {
        int end = newline(bytes, 0);
        if (end == bytes.length || !Checksum.holds(bytes, 0, end, Checksum.NONE)) {
            throw new JournalProblem(name + ", line 1: this is not the first line of a journal, or it is damaged.");
        }
        Header header = line(name, 1, bytes, 0, end, HeaderReader::read);
        String check = Checksum.digits(bytes, end);
        List<Event> events = new ArrayList<>();
        int from = end + 1;
        while (from < bytes.length) {
            end = newline(bytes, from);
            if (end == bytes.length || !Checksum.holds(bytes, from, end, check)) {
                if (end + 1 >= bytes.length && !holdsAWholeLine(bytes, from, end, check)) {
                    return new Journal(name, header, events, check, from, true);
                }
                throw new JournalProblem(name + ", line " + lineOf(events.size())
                        + ": this line is damaged, or does not follow the one before it.");
            }
            events.add(line(name, lineOf(events.size()), bytes, from, end, EventReader::read));
            check = Checksum.digits(bytes, end);
            from = end + 1;
        }
        return new Journal(name, header, events, check, from, false);
    }

    /** Then it was not broken off: a line that was kept has lost the newline behind it, and another one follows. */
    private static boolean holdsAWholeLine(byte[] bytes, int from, int to, String check) {
        for (int end = from + 1; end + 1 < to; end++) {
            if (bytes[end - 1] == '}' && bytes[end] != 0 && Checksum.holds(bytes, from, end, check)) {
                return true;
            }
        }
        return false;
    }

    private static int newline(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length && bytes[at] != '\n') {
            at++;
        }
        return at;
    }

    private static <T> T line(String name, int number, byte[] bytes, int from, int to, Fields.Reading<T> reading)
            throws JournalProblem {
        try (JsonParser json = JSON.createParser(bytes, from, to - from)) {
            return reading.read(json);
        } catch (JsonProcessingException notJson) {
            throw new JournalProblem(name + ", line " + number + ": this line is not written in JSON.", notJson);
        } catch (IOException notALine) {
            throw new JournalProblem(
                    name + ", line " + number + ": this line " + notALine.getMessage() + ".", notALine);
        }
    }
}
