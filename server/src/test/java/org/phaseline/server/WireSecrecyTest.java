package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.RulebookText;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.web.AddressLimits;

/**
 * Two tables with the same dice are played with the same answers, but at one of them somebody decides otherwise where the others
 * must not see it, and keeps other private notes. Until that is revealed the others get the very same bytes over HTTP:
 * bodies, headers, live events and refusals.
 */
@Tag("slow")
class WireSecrecyTest {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final int PAIRS = LONG ? 40 : 1;
    private static final int MOST_PAIRS = 40;
    private static final int MOST_ANSWERS = LONG ? 600 : 150;
    private static final int MOST_MOMENTS = LONG ? 60 : 6;

    /** Where nothing but notes to oneself is secret. */
    private static final int MOST_WITH_NOTES = LONG ? 60 : 3;

    private static final int GENERATED = LONG ? 100 : 2;
    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private static final Library LIBRARY = new Library();

    @TempDir
    private static Path folder;

    private static final StringWriter TROUBLE = new StringWriter();
    private static Server server;

    @BeforeAll
    static void start() throws StartProblem {
        server = Server.start(
                new Settings("localhost", 0, folder, AddressLimits.NONE),
                new PrintWriter(TROUBLE, true),
                LIBRARY,
                store -> new GameTables(store, LIBRARY, () -> 0, () -> SEED));
    }

    @AfterAll
    static void stop() {
        server.close();
        assertThat(TROUBLE.toString()).as("what went wrong inside").isEmpty();
    }

    /** {@code sealed}: whether anything is decided unseen in it; where nothing is, there still are notes to oneself. */
    @ParameterizedTest
    @CsvSource({
        "border, '', true",
        "rof, Village, true",
        "rof, '', false",
        "fe, Basic, true",
        "fe, Late, true",
        "fe, Lesson, true",
        "legions, '', false",
        "legions, ThreeCrowns, false",
        "ocs, Lesson, false",
        "flotsam, Reef, true",
        "gannet, Duel, true"
    })
    void whatASeatMustNotKnowIsNotOnItsWire(String game, String scenario, boolean sealed) {
        int compared = 0;
        // Who moves by chance does not always meet anybody.
        for (int seed = 1; seed <= PAIRS || compared == 0 && seed <= MOST_PAIRS; seed++) {
            try (TwinTables twins = new TwinTables(server, game, scenario, new Random(seed))) {
                compared += play(twins, sealed, seed);
            }
        }
        System.out.printf("%-14s %d moments compared%n", game, compared);
        assertThat(compared).as("moments that differed in secret").isPositive();
    }

    /** Rulebooks made by chance, which hide pieces and choices and tell nothing of them by their own rules. */
    @Test
    void whateverTheRulebookWhatASeatMustNotKnowIsNotOnItsWire() {
        int compared = 0;
        for (int seed = 1; seed <= GENERATED; seed++) {
            GeneratedRulebook generated = RulebookGenerator.discreet(seed);
            ObjectNode wish = new ObjectMapper().createObjectNode();
            wish.put("scenario", generated.scenarios().getFirst());
            ArrayNode files = wish.putArray("files");
            files.addObject().put("name", generated.file()).put("text", generated.text());
            generated
                    .others()
                    .forEach((name, text) -> files.addObject().put("name", name).put("text", text));
            // Else it would be checked in a process of its own first, which takes its time and is no secret.
            LIBRARY.load(
                    new RulebookText(generated.file(), generated.text(), generated.others()),
                    generated.scenarios().getFirst(),
                    List.of(),
                    List.of());
            try (TwinTables twins = new TwinTables(server, wish.toString(), new Random(seed))) {
                compared += play(twins, true, seed);
            }
        }
        System.out.printf(
                "generated      %d rulebooks at two tables each, compared at %d moments%n", GENERATED, compared);
        assertThat(compared).as("moments that differed in secret").isPositive();
    }

    private static int play(TwinTables twins, boolean sealed, int seed) {
        int skip = sealed ? (seed - 1) % 3 : 0;
        int compared = 0;
        for (int i = 0; i < MOST_ANSWERS && compared < MOST_MOMENTS; i++) {
            Optional<TwinTables.Asked> unseen = twins.unseen();
            if (sealed ? unseen.isPresent() && skip-- <= 0 : i == 5 * seed) {
                int decider = unseen.map(TwinTables.Asked::seat).orElse(0);
                if (compared == 0) {
                    twins.listen();
                    twins.keepOtherNotes(decider);
                    twins.mustAgreeFor(decider, "after notes to oneself");
                    compared++;
                }
                compared += sealed ? diverge(twins, decider) : together(twins, decider, MOST_WITH_NOTES);
                if (!sealed || !twins.decideAlikeAfterAll(decider)) {
                    return compared;
                }
            }
            if (!twins.answerAlike(asked -> true)) {
                return compared;
            }
        }
        return compared;
    }

    /** One decides otherwise at each table, then the others do alike, until there is nothing more that is decided unseen. */
    private static int diverge(TwinTables twins, int decider) {
        int compared = 0;
        while (compared < (LONG ? 12 : 5) && twins.answerOtherwise(decider)) {
            if (!twins.catchUpUnseen(decider)) {
                return compared;
            }
            twins.mustAgreeFor(decider, "while one decides unseen");
            compared++;
        }
        while (compared < (LONG ? 24 : 6)
                && twins.sealedForOthers(decider) > 1
                && twins.answerAlike(asked -> asked.seat() != decider)) {
            twins.mustAgreeFor(decider, "while the others decide");
            compared++;
        }
        return !twins.mayChange(decider) && twins.hasUnseenPieces(decider)
                ? compared + together(twins, decider, MOST_MOMENTS)
                : compared;
    }

    /** The game goes on alike at both; what is different then must have been brought to light: a piece not seen before. */
    private static int together(TwinTables twins, int decider, int most) {
        int compared = 0;
        while (compared < most) {
            Set<String> before = twins.piecesSeen(seat -> seat != decider);
            if (!twins.answerAlike(asked -> !asked.prompt().startsWith(RulebookGenerator.TRAP))) {
                return compared;
            }
            Set<String> light = new HashSet<>(twins.piecesSeen(seat -> seat != decider));
            light.removeAll(before);
            if (!light.isEmpty()) {
                return compared;
            }
            twins.mustAgreeFor(decider, "while the game goes on");
            compared++;
        }
        return compared;
    }
}
