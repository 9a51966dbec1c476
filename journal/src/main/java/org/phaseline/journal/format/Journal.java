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
 * @param last whether a line follows them that was never written whole
 */
public record Journal(String name, Header header, List<Event> events, String check, int length, LastLine last) {

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

    /** Whether a line follows the whole ones that was never written whole. */
    public boolean torn() {
        return last != LastLine.WHOLE;
    }

    /** What people should be told who read a journal whose last line was left out. */
    public Optional<String> leftOut() {
        String where = name + ", line " + lineOf(events.size()) + ": ";
        return switch (last) {
            case WHOLE, DAMAGED -> Optional.empty();
            case BROKEN_OFF ->
                Optional.of(where + "this line is incomplete, because its writer was stopped or is still writing it;"
                        + " it is left out.");
            case UNWRITTEN ->
                Optional.of(where + "a part of this line was never written to the disk, or the disk has lost it;"
                        + " it is left out.");
        };
    }

    /** Refuses when the game is played by another text than the one with this hash. */
    public void requireRulebook(String currentHash) throws JournalProblem {
        if (!header.rulebookHash().equals(currentHash)) {
            throw new JournalProblem(name + " was played with a different version of the rulebook "
                    + header.text().file()
                    + "; the journal contains its own text and can be resumed with that.");
        }
    }

    /** Refuses when the text in the journal is not the one its hash was taken of. */
    public void requireItsOwnText() throws JournalProblem {
        if (!RulebookHash.of(header.text()).equals(header.rulebookHash())) {
            throw new JournalProblem(
                    name + ", line 1: the rulebook's text does not match the hash recorded beside it.");
        }
    }

    /**
     * Reads a whole journal. A last line that was never written whole is left out, see {@link #leftOut}; a damaged line is a
     * problem wherever it stands.
     */
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
                LastLine last = end + 1 >= bytes.length ? LastLine.of(bytes, from, check) : LastLine.DAMAGED;
                if (last != LastLine.DAMAGED) {
                    return new Journal(name, header, events, check, from, last);
                }
                throw new JournalProblem(name + ", line " + lineOf(events.size())
                        + ": this line is damaged, or does not follow the one before it.");
            }
            events.add(line(name, lineOf(events.size()), bytes, from, end, EventReader::read));
            check = Checksum.digits(bytes, end);
            from = end + 1;
        }
        return new Journal(name, header, events, check, from, LastLine.WHOLE);
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
