package org.phaseline.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.games.Games;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/**
 * Journals of finished games, changed at random, with checksums as they were and with checksums made to fit again. Each is refused in
 * a sentence, or something is found wrong or open; one that is verified says the same as before.
 */
@Tag("slow")
class MutatedJournalsTest {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final int TRIES = Integer.getInteger("fuzz.tries", LONG ? 25_000 : 600);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long SEED = 12;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final byte[] CHECK = ",\"check\":\"".getBytes(StandardCharsets.US_ASCII);

    /**
     * Words to other people, and which build made it: neither changes what was played. Nor does the protocol of the dice where no seat
     * added a share to any roll, as here: the verification then says so itself. Nor does the version of what statements mean, where both
     * versions lead to the same positions; where they do not, the verification does not hold.
     */
    private static final Set<String> WITHOUT_MEANING = Set.of("note", "form", "protocol", "semantics");

    @TempDir
    private Path folder;

    private final TreeMap<String, CompiledRulebook> compiled = new TreeMap<>();
    private int refused;
    private int unverified;
    private int same;

    @Test
    void noneIsAcceptedThatSaysSomethingElse() throws Exception {
        List<byte[]> journals = new ArrayList<>();
        for (int seed = 1; seed <= 4; seed++) {
            journals.add(border(seed));
        }
        List<byte[]> recorded = LONG ? recorded() : List.of();
        Mutator mutator = new Mutator(SEED);
        List<String> wrongly = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            boolean large = !recorded.isEmpty() && mutator.below(50) == 0;
            byte[] original = mutator.oneOf(large ? recorded : journals);
            byte[] other = mutator.oneOf(journals);
            byte[] changed = changed(original, other, mutator);
            String which = "number " + i + " of seed " + SEED;
            try {
                assertTimeoutPreemptively(PATIENCE, () -> judge(List.of(original, other), changed, which, wrongly));
            } catch (RuntimeException | Error thrown) {
                Files.write(Path.of("..", "server", "target", "mutated.journal"), changed);
                fail(which + ": " + thrown, thrown);
            }
        }
        System.out.println("Mutated journals: " + TRIES + " tried, " + refused + " refused, " + unverified
                + " not verified, " + same + " verified that say the same, " + wrongly.size() + " accepted wrongly.");
        assertThat(wrongly).isEmpty();
    }

    private void judge(List<byte[]> originals, byte[] changed, String which, List<String> wrongly) throws Exception {
        try {
            Journal journal = Journal.read("the journal", changed);
            Verification verification = Verify.of(journal, rulebook(journal));
            verification.wrong().forEach(MutatedJournalsTest::isASentence);
            verification.open().forEach(MutatedJournalsTest::isASentence);
            if (!verification.holds()) {
                unverified++;
                return;
            }
            List<String> after = meaning(journal);
            List<List<String>> before = new ArrayList<>();
            for (byte[] original : originals) {
                before.add(meaning(Journal.read("the journal", original)));
            }
            // A mixture of two may be nothing but the second.
            if (before.contains(after)) {
                same++;
            } else {
                wrongly.add(which + ": " + difference(before.getFirst(), after));
            }
        } catch (JournalProblem problem) {
            isASentence(problem.sentence());
            refused++;
        }
    }

    private static void isASentence(String sentence) {
        assertThat(sentence).isNotBlank().endsWith(".").doesNotContain("Exception", "\n");
    }

    private CompiledRulebook rulebook(Journal journal) throws JournalProblem {
        String key = journal.header().text()
                + journal.header().scenario()
                + journal.header().on()
                + journal.header().off();
        CompiledRulebook known = compiled.get(key);
        if (known == null) {
            known = Compiled.from(journal);
            compiled.put(key, known);
        }
        return known;
    }

    // ---- what a journal says

    private static List<String> meaning(Journal journal) throws ReflectiveOperationException {
        List<String> meaning = new ArrayList<>(List.of(said(journal.header())));
        List<Integer> answers = new ArrayList<>();
        for (Event event : journal.events()) {
            if (event instanceof Event.TakenBack back) {
                // What was taken back does not stand: whether it was ever said can only be known by who heard it.
                meaning.subList(answers.get(back.to()), meaning.size()).clear();
                answers.subList(back.to(), answers.size()).clear();
                continue;
            }
            if (event instanceof Event.Answered || event instanceof Event.Raised || event instanceof Event.Corrected) {
                answers.add(meaning.size());
            }
            meaning.add(said(event));
        }
        return meaning;
    }

    private static String said(Object value) throws ReflectiveOperationException {
        StringBuilder said = new StringBuilder(value.getClass().getSimpleName());
        for (RecordComponent part : value.getClass().getRecordComponents()) {
            if (!WITHOUT_MEANING.contains(part.getName())) {
                Object content = part.getAccessor().invoke(value);
                said.append(' ').append(part.getName()).append('=').append(shown(content));
            }
        }
        return said.toString();
    }

    private static String shown(Object content) {
        return content instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(content);
    }

    private static String difference(List<String> before, List<String> after) {
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            if (!before.get(i).equals(after.get(i))) {
                int at = Math.max(
                        0,
                        Arrays.mismatch(
                                        before.get(i).toCharArray(),
                                        after.get(i).toCharArray())
                                - 40);
                return "line " + (i + 1) + " was ..." + shortened(before.get(i).substring(at)) + " and is ..."
                        + shortened(
                                after.get(i).substring(Math.min(at, after.get(i).length())));
            }
        }
        return before.size() + " lines were " + after.size();
    }

    private static String shortened(String text) {
        return text.length() > 200 ? text.substring(0, 200) + "..." : text;
    }

    // ---- changing one

    private static byte[] changed(byte[] original, byte[] other, Mutator mutator) throws IOException {
        return switch (mutator.below(5)) {
            case 0 -> mutator.bytes(original, other);
            case 1 -> text(mutator.text(text(original), text(other)));
            case 2 -> resealed(lines(original, other, mutator));
            default -> resealed(fields(original, mutator));
        };
    }

    /** Whole lines left out, doubled, moved, or taken from another game. */
    private static List<String> lines(byte[] original, byte[] other, Mutator mutator) {
        List<String> lines = split(original);
        List<String> others = split(other);
        int at = 1 + mutator.below(lines.size() - 1);
        switch (mutator.below(6)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(at));
            case 2 -> lines.add(1 + mutator.below(lines.size() - 1), lines.remove(at));
            case 3 -> lines.set(at, mutator.oneOf(others));
            case 4 -> {
                lines.subList(at, lines.size()).clear();
                lines.addAll(others.subList(Math.min(at, others.size()), others.size()));
            }
            default -> lines.set(0, others.getFirst());
        }
        return lines;
    }

    /** Fields of the header as often as those of an answer. */
    private static List<String> fields(byte[] original, Mutator mutator) throws JsonProcessingException {
        List<String> lines = split(original);
        int at = mutator.below(4) == 0 ? 0 : mutator.below(lines.size());
        lines.set(at, JSON.writeValueAsString(mutator.json(JSON.readTree(lines.get(at)))));
        return lines;
    }

    private static List<String> split(byte[] journal) {
        return new ArrayList<>(text(journal).lines().toList());
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** As docs/journal.md says: each checksum takes up the one before. */
    private static byte[] resealed(List<String> lines) {
        StringBuilder whole = new StringBuilder();
        String before = "00000000";
        for (String line : lines) {
            int cut = line.lastIndexOf(new String(CHECK, StandardCharsets.US_ASCII));
            String content = cut < 0 ? line.replaceAll("}$", "") : line.substring(0, cut);
            CRC32 crc = new CRC32();
            crc.update(before.getBytes(StandardCharsets.US_ASCII));
            crc.update(text(content));
            before = HexFormat.of().toHexDigits((int) crc.getValue());
            whole.append(content).append(",\"check\":\"").append(before).append("\"}\n");
        }
        return text(whole.toString());
    }

    // ---- games to change

    private static List<byte[]> recorded() throws IOException {
        List<byte[]> recorded = new ArrayList<>();
        try (var files = Files.walk(Path.of("../games"), 3)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".journal"))
                    .filter(each -> !each.toString().contains("target"))
                    .sorted()
                    .toList()) {
                recorded.add(Files.readAllBytes(file));
            }
        }
        return recorded;
    }

    /** A short game to its end, with notes, and something taken back. */
    private byte[] border(int seed) throws Exception {
        RulebookText text = Games.text(Games.find("border").orElseThrow());
        CompiledRulebook rulebook =
                Loader.load(text, "", List.of(), List.of()).rulebook().orElseThrow();
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        byte[] secret = new byte[32];
        secret[0] = (byte) seed;
        NewGame start = new NewGame(
                text,
                "",
                List.of(),
                List.of(),
                rulebook,
                seats,
                Optional.of(SecretSeed.of(secret)),
                List.of(new byte[] {1, 2, 3}, new byte[0]));
        Mutator chance = new Mutator(seed);
        Path file = folder.resolve("border-" + seed + ".journal");
        try (JournaledGame game = JournaledGame.create(file, start)) {
            for (int i = 0; i < 400 && !game.over(); i++) {
                if (i == 7) {
                    game.takeBack(5, 1);
                    continue;
                }
                OpenDecision decision = asked(game, chance);
                LegalChoice choice = chance.oneOf(decision.choices());
                int seat = Long.numberOfTrailingZeros(decision.seats());
                game.answer(new Answer.Pick(decision.id(), seat, choice.item(), i % 9 == 3 ? "note " + i : ""));
            }
            assertThat(game.over()).isTrue();
        }
        byte[] journal = Files.readAllBytes(file);
        assertThat(Verify.of(Journal.read("border", journal), rulebook).holds()).isTrue();
        return journal;
    }

    private static OpenDecision asked(JournaledGame game, Mutator chance) {
        return chance.oneOf(game.umpire().decisions(game.position()).stream()
                .filter(OpenDecision::awaited)
                .toList());
    }
}
