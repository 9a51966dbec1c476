package org.phaseline.documentation;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.games.Games;
import org.phaseline.language.RulebookText;

/** Each construct of the language is used by a game that ships, and docs/reference/in-games.md says by which. */
class ConstructsInGamesTest {

    private static final Path PAGE = Documentation.ROOT.resolve("docs/reference/in-games.md");
    private static final Path RESERVED = Documentation.ROOT.resolve("docs/reference/reserved-words.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (.+?) \\| (`.+`) \\| (.+) \\|$");
    private static final Pattern GAME = Pattern.compile("`(\\w+)`");

    /** By construct: what is in the text of a rulebook that uses it. Sentences are only "" there, and comments are left out. */
    private static final Map<String, String> FOUND = Map.ofEntries(
            entry("a paragraph about a rulebook, scenario or step", "^ *about \""),
            entry("a coach for a first game", "^ +coach [\\[\"]"),
            entry("a sentence that takes the place of changes", "^ +(else: |if .*: )?tell \""),
            entry("titles for words", "^kind .*\\w \""),
            entry("plural sides", "^side .*, plural"),
            entry("a map of letters", "^map \\w+: \\w+$"),
            entry("ranges of spaces in a roster", "^ +\\w+\\.\\.\\w+.*: "),
            entry("printed numbers of hexes", "^board .*, numbered \\d+ from the "),
            entry("boxes beside a map", "^boxes of \\w+: "),
            entry("an area map", "^board \\w+: areas$"),
            entry("several boards", "(?s)^board (\\w+): .*^board (?!\\1\\b)\\w+: "),
            entry("a board of a scenario's own size", "^ +board \\w+: "),
            entry("what lies between spaces", "^sides of \\w+ have$"),
            entry("values and symbols on spaces", "(?s)^board (\\w+): .*^symbols \\1\\b"),
            entry("arcs", "\\barc\\("),
            entry("ways that cost by the piece and both spaces", "\\breach\\(.*, step\\("),
            entry("what a way costs", "\\bprice\\("),
            entry("ways that stop", "\\bstopping in "),
            entry("several starts of a way", "(?s)^define (\\w+) \\(.*?\\): set of .*\\b(reach|price)\\(\\1\\("),
            entry("draws from a cup or deck", "^ +draw "),
            entry("a shuffled deck", "^ +shuffle "),
            entry("draws that one side sees", "^ +draw .*, seen by "),
            entry("a look at pieces", "^ +.*show .* from .*, seen by "),
            entry("what is played once, before all else", "^before play "),
            entry("what is good for a side, for bots", "^value for each "),
            entry("a secret roll", "\\brolls? \\w+: .*, seen by "),
            entry("its reveal", "(?s)\\brolls? (\\w+): [^\\n]*, seen by .*^ +reveal \\1$"),
            entry("numbers of unseen pieces that all know", "^piece .*, counted by "),
            entry("unseen pieces", "^piece .*, unseen while "),
            entry("dice with any number of faces", "\\brolls? \\w+: .*\\dd(?!6\\b)\\d+\\b"),
            entry("a die whose size is a formula", "\\dd\\("),
            entry(
                    "secret orders for pieces",
                    "(?s)must secretly[^\\n]*\\n(      +[^\\n]*\\n|    +[^\\n]*\\n)*? +\\w+\\.\\w+ = "),
            entry("counted loops", "^ +for each \\w+ in \\w+\\.\\.\\w+"),
            entry("repetition", "^ +repeat (?!up to )\\w+ times$"),
            entry("repetition until", "^ +repeat up to .* times until "),
            entry("the end of a loop", "\\bleave loop\\b"),
            entry("the order of a loop", "^ +for each .*, by .*, (highest|lowest) first$"),
            entry("a loop whose order a player picks", "^ +for each .*, \\w+ picks \""),
            entry("phases in step", "^ +(together )?for each .*, in step$"),
            entry("numbers in halves, quarters or tenths", "\\bin (halves|quarters|tenths)\\b"),
            entry("rounding", "\\brounded( up| down)?\\b"),
            entry("remainders", "\\bmod \\w"),
            entry("alike pieces", "^ +\\w+ x \\d+ \""),
            entry("pools", "(?s)^ +take \\w+ from .*^ +return \\w+$"),
            entry("the best and the worst of a set", "\\b(best|worst) of \\w+"),
            entry("a name for the member of a filter", "\\bwhere \\w+: "),
            entry("untold fields", "^  \\w+: .*, untold"),
            entry("untold markers", "^marker .*, untold"),
            entry("factions with fields and a roster", "(?s)^Faction has$.*^roster Faction: "),
            entry("titles of factions", "^side .*: .*\\w \""),
            entry("a kind of more than 63 words", "^kind \\w+: ([^,\\n]*+,\\n?+){63}"),
            entry("factions as a set", "\\bfactions\\b"),
            entry("factions that are absent", "^ +absent "),
            entry("scenarios like another", "^scenario .* like \\w+$"),
            entry("scenarios with some of the sides", "^scenario .* for \\w+, "),
            entry("what a set-up must fulfil", "^require "),
            entry("what must always be true", "(?s)^always .*^never "),
            entry("sets in events", "^event .*: set of "),
            entry("reactions that wait throughout", "^triggers wait throughout"),
            entry("rows and columns", "(?s)\\.row\\b.*\\.column\\b"),
            entry("lines of sight", "(?s)\\bblocked\\(.*\\bhindered\\("));

    /** Constructs that stand in a sentence. */
    private static final Map<String, String> SAID = Map.of(
            "formulas in braces",
            "\"[^\"]*\\{[^}\"]*[(+][^\"]*\"",
            "a question that is answered yes or no",
            "^ +\\w* ?\"[^\"]*\\?\" *(\\([^)]*\\))? +(\\w+ )?may\\b");

    /** Of words that are in a rulebook in another form. */
    private static final List<String> OTHER_FORMS = List.of("d", "draws", "rounded", "rounded down");

    record Row(String construct, List<String> games) {}

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        Matcher row = ROW.matcher(Documentation.read(PAGE));
        while (row.find()) {
            rows.add(new Row(
                    row.group(1),
                    GAME.matcher(row.group(3))
                            .results()
                            .map(game -> game.group(1))
                            .toList()));
        }
        return rows;
    }

    @Test
    void everyConstructHasARow() {
        assertThat(rows().stream().map(Row::construct))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(FOUND.keySet().stream(), SAID.keySet().stream())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theGamesOfARowHaveTheConstruct(Row row) {
        assertThat(row.games()).isNotEmpty();
        for (String game : row.games()) {
            RulebookText text = Games.text(Games.find(game).orElseThrow());
            boolean said = SAID.containsKey(row.construct());
            String looked = Objects.requireNonNull((said ? SAID : FOUND).get(row.construct()), row.construct());
            Pattern wanted = Pattern.compile(looked, Pattern.MULTILINE);
            assertThat(files(text)
                            .anyMatch(file ->
                                    wanted.matcher(said ? file : plain(file)).find()))
                    .as("%s in %s: /%s/", row.construct(), game, wanted)
                    .isTrue();
        }
    }

    @Test
    void everyWordThatTheSecondVersionAddedIsInARulebook() {
        Map<String, String> games = new LinkedHashMap<>();
        Games.all()
                .forEach(game -> games.put(
                        game.id(),
                        files(Games.text(game))
                                .map(ConstructsInGamesTest::plain)
                                .collect(Collectors.joining("\n"))));
        List<String> missing = new ArrayList<>();
        for (String word : Documentation.wordsOf(RESERVED, "Since version 2")) {
            Pattern used =
                    Pattern.compile(word.endsWith("(") ? "\\d" + Pattern.quote(word) : "(?<!\\w)" + word + "(?!\\w)");
            if (games.values().stream().noneMatch(text -> used.matcher(text).find())) {
                missing.add(word);
            }
        }
        assertThat(missing).isSubsetOf(OTHER_FORMS);
    }

    private static Stream<String> files(RulebookText text) {
        return Stream.concat(Stream.of(text.text()), text.others().values().stream());
    }

    /** Without sentences and comments, where every word can stand. */
    private static String plain(String text) {
        return text.replaceAll("\"[^\"\\n]*\"", "\"\"").replaceAll("(?m) *#.*$", "");
    }
}
