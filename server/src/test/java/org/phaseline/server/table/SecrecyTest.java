package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.language.RulebookText;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.session.Reply;

/**
 * Two tables are played with the same dice and the same answers, except that at one of them a seat decides otherwise where
 * nobody sees it. Until something is revealed the others get the very same bytes: what they see, their log, the ids of their
 * events and what they are told when they ask for what is none of their business.
 */
@Tag("slow")
class SecrecyTest {

    private static final int TRIES = Integer.getInteger("random.tries", 12);
    private static final int WATCHING = -1;

    @TempDir
    private Path folder;

    private final Library library = new Library();
    private Store store;

    @BeforeEach
    void open() throws StoreProblem {
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private record TableMessage(AtATable.Asked asked, String word) {}

    @ParameterizedTest
    @CsvSource({"border, ''", "fe, Basic"})
    void whatIsDecidedUnseenReachesNobodyElse(String game, String scenario) throws StoreProblem {
        int compared = 0;
        for (int seed = 1; seed <= TRIES; seed++) {
            compared += compare(game, scenario, new Random(seed), seed);
        }
        assertThat(compared).as("moments that differed in secret").isPositive();
    }

    /** Plays up to a sealed choice, decides it at two tables in two ways, and compares after every answer. */
    private int compare(String game, String scenario, Random random, int seed) throws StoreProblem {
        GameTables tables = AtATable.tables(store, library);
        GameTable one = AtATable.make(tables, game, scenario).table();
        GameTable other = AtATable.make(tables, game, scenario).table();
        int skip = random.nextInt(3);
        for (int i = 0; i < 400; i++) {
            List<AtATable.Asked> asked = AtATable.asked(one);
            List<AtATable.Asked> sealed = asked.stream()
                    .filter(each ->
                            each.sealed() && each.awaited() && each.choices().size() > 1)
                    .toList();
            if (asked.isEmpty()) {
                return 0;
            }
            if (!sealed.isEmpty() && skip-- <= 0) {
                return diverge(one, other, sealed.getFirst().seat(), random, seed);
            }
            AtATable.Asked next = asked.get(random.nextInt(asked.size()));
            TableMessage said = new TableMessage(
                    next, next.choices().get(random.nextInt(next.choices().size())));
            assertThat(say(one, said)).isEqualTo(say(other, said)).isEqualTo(new Reply.Taken(false));
        }
        return 0;
    }

    private static int diverge(GameTable one, GameTable other, int decider, Random random, int seed) {
        int compared = 0;
        for (int i = 0; i < 12; i++) {
            assertThat(parley(one, decider)).as("seed %s", seed).isEqualTo(parley(other, decider));
            one.talk().keep(decider, "", "Only one of them has this note.");
            List<String> before = wires(one, decider);
            assertThat(before).as("what is said, seed %s", seed).isEqualTo(wires(other, decider));
            boolean goesOn = decide(one, decider, random) & decide(other, decider, random);
            if (!goesOn || isReady(one, decider) != isReady(other, decider)) {
                // Who is ready first may be seen: that is no secret.
                break;
            }
            assertThat(wires(one, decider)).as("seed %s", seed).isEqualTo(wires(other, decider));
            if (!isReady(one, decider)) {
                assertThat(wires(one, decider))
                        .as("while somebody decides unseen, seed %s", seed)
                        .isEqualTo(before);
            }
            compared++;
            if (isReady(one, decider)) {
                break;
            }
        }
        return compared;
    }

    /** Everybody talks, and wants something taken back; what the others are told of it. */
    private static List<Reply> parley(GameTable table, int decider) {
        List<Reply> replies = new ArrayList<>();
        for (int seat = 0; seat < table.seats().all().size(); seat++) {
            if (seat != decider) {
                replies.add(table.talk().say(seat, "", "Are you ready?"));
                replies.add(table.consent().back(seat, ""));
            }
        }
        // Not whether they can: that is their own affair before they have answered anything.
        if (AtATable.desk(table, decider).get("back").textValue().equals("ask")) {
            table.consent().back(decider, "");
        }
        List<String> asked = new ArrayList<>();
        AtATable.desk(table, decider)
                .get("asked")
                .forEach(ask -> asked.add(ask.get("id").textValue()));
        asked.forEach(ask -> replies.add(table.consent().refuse(decider, ask)));
        return replies;
    }

    /** One more unseen answer, unless there is none to give. */
    private static boolean decide(GameTable table, int decider, Random random) {
        List<AtATable.Asked> mine = AtATable.asked(table).stream()
                .filter(each -> each.seat() == decider && each.sealed() && each.awaited())
                .toList();
        if (mine.isEmpty()) {
            return false;
        }
        AtATable.Asked asked = mine.getFirst();
        String word = asked.choices().get(random.nextInt(asked.choices().size()));
        return say(table, new TableMessage(asked, word)).equals(new Reply.Taken(false));
    }

    private static boolean isReady(GameTable table, int decider) {
        return AtATable.asked(table).stream()
                .noneMatch(each -> each.seat() == decider && each.sealed() && each.awaited());
    }

    private static Reply say(GameTable table, TableMessage said) {
        return table.answer(said.asked.seat(), said.asked.decision(), said.word, "");
    }

    /** All that anybody but the one who decides can get out of a table, live events and refusals included. */
    private static List<String> wires(GameTable table, int decider) {
        List<String> wires = new ArrayList<>();
        for (int viewer = WATCHING; viewer < table.seats().all().size(); viewer++) {
            if (viewer != decider) {
                wires.add(AtATable.wire(table, viewer));
                wires.add(table.view(viewer).id());
                wires.add(new String(table.game(viewer), StandardCharsets.UTF_8));
                wires.addAll(film(table, viewer));
            }
            if (viewer >= 0 && viewer != decider) {
                for (AtATable.Asked theirs : AtATable.asked(table)) {
                    if (theirs.seat() == decider && theirs.sealed()) {
                        wires.add(String.valueOf(table.answer(
                                viewer, theirs.decision(), theirs.choices().getFirst(), "")));
                        wires.add(String.valueOf(table.help().preview(viewer, theirs.decision(), Optional.empty())));
                    }
                    if (theirs.seat() == viewer) {
                        wires.addAll(previews(table, theirs));
                    }
                }
            }
        }
        return wires;
    }

    private static List<String> previews(GameTable table, AtATable.Asked asked) {
        List<String> previews = new ArrayList<>();
        previews.add(text(table.help().preview(asked.seat(), asked.decision(), Optional.empty())));
        for (String word :
                asked.choices().subList(0, Math.min(3, asked.choices().size()))) {
            previews.add(text(table.help().preview(asked.seat(), asked.decision(), Optional.of(word))));
        }
        return previews;
    }

    private static String text(Optional<byte[]> json) {
        return json.map(bytes -> new String(bytes, StandardCharsets.UTF_8)).orElse("");
    }

    /** How many moments there are, and the last few of them. */
    private static List<String> film(GameTable table, int viewer) {
        try {
            List<String> film = new ArrayList<>();
            int moments = table.film(viewer);
            film.add(moments + " moments");
            for (int at = Math.max(0, moments - 3); at < moments; at++) {
                PastView past = table.film(viewer, at).orElseThrow();
                film.add(past.lines() + " " + text(Optional.of(past.sighting())));
            }
            return film;
        } catch (StoreProblem problem) {
            throw new IllegalStateException(problem);
        }
    }

    /** Red hides under one of two counters; Blue turns one of them over. */
    private static final String HIDDEN = """
            rulebook "Hide and seek"
            side Red
            side Blue
            piece Team, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
            piece Counter
            Counter has
              side: Side
              team: Team or none
              looks: 0..9 = 0
            scenario One "One"
              length 2 game turns
              roster Team: side, hidden
                mg "Machine gun": Red, yes
                patrol "Patrol": Blue, no
              roster Counter: side
                c1 "Counter 1": Red
                c2 "Counter 2": Red
            game turn "Turn"
              "Hide" Red must
                choose t from Team where it.side is Red and it.hidden
                choose k from Counter
                k.team = t
              "Look" Blue must
                choose k2 from Counter where it.side is Red
                k2.looks += 1
                if k2.team is not none
                  k2.team.hidden = no
                  k2.team = none
              "Go on" Red must
            """;

    @Test
    void whatIsTriedTellsNothingOfWhatStandsUnseen() throws StoreProblem {
        GameTables tables = AtATable.tables(store, library);
        List<List<String>> tried = new ArrayList<>();
        for (String place : List.of("Counter 1", "Counter 2")) {
            TableOrder order = new TableOrder(
                    "",
                    Optional.of(new RulebookText("hide.sop", HIDDEN, new TreeMap<>())),
                    "",
                    List.of(),
                    List.of(),
                    List.of());
            GameTable table = ((Created.Made) tables.create(order)).table();
            for (String word : List.of("Machine gun", place)) {
                AtATable.Asked asked = AtATable.asked(table).getFirst();
                assertThat(table.answer(asked.seat(), asked.decision(), word, ""))
                        .isEqualTo(new Reply.Taken(false));
            }
            AtATable.Asked blues = AtATable.asked(table).getFirst();
            assertThat(blues.choices()).containsExactly("Counter 1", "Counter 2");
            tried.add(previews(table, blues));
            table.answer(blues.seat(), blues.decision(), "Counter 1", "");
            assertThat(table.consent().back(blues.seat(), ""))
                    .as("who has seen a piece cannot forget it")
                    .isEqualTo(new Reply.Done(!place.equals("Counter 1")));
        }
        assertThat(tried.getFirst()).isEqualTo(tried.getLast());
        assertThat(tried.getFirst().get(1)).contains("looks: 0 becomes 1");
    }

    @Test
    void theUmpiresSeedGoesToNobodyWhileTheGameIsPlayed() throws StoreProblem {
        GameTable table =
                AtATable.make(AtATable.tables(store, library), "border", "").table();
        for (int viewer = WATCHING; viewer < 2; viewer++) {
            assertThat(AtATable.wire(table, viewer) + new String(table.game(viewer), StandardCharsets.UTF_8))
                    .doesNotContain("0".repeat(64));
        }
    }

    @Test
    void theStoreKnowsNoSecretOfALink() throws Exception {
        Created.Made made = AtATable.make(AtATable.tables(store, library), "border", "");
        Store reading = store;
        var stored = reading.table(made.table().id()).orElseThrow();
        List<Secret> secrets =
                new ArrayList<>(made.chairs().stream().map(Created.Chair::code).toList());
        secrets.addAll(List.of(made.watching(), made.owner(), made.session()));
        List<SecretHash> kept = new ArrayList<>();
        stored.seats().forEach(seat -> {
            seat.code().ifPresent(code -> kept.add(code.hash()));
            seat.sessions().forEach(session -> kept.add(session.hash()));
        });
        assertThat(kept).hasSize(secrets.size());
        for (Secret secret : secrets) {
            byte[] bytes = Base64.getUrlDecoder().decode(secret.text());
            assertThat(kept)
                    .as("the hash only")
                    .contains(secret.hash())
                    .noneMatch(hash -> new String(hash.bytes(), StandardCharsets.ISO_8859_1)
                            .contains(new String(bytes, StandardCharsets.ISO_8859_1)));
            assertThat(secret.toString()).isEqualTo("a secret");
        }
    }
}
