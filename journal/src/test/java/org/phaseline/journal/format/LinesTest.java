package org.phaseline.journal.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.language.RulebookText;

/** The checksums were computed with Python's zlib.crc32, not with this program. */
class LinesTest {

    private static final String EXPECTED = """
            {"phaseline":1,"rulebook":"ab12","scenario":"Duel","on":["Fog"],"off":[],\
            "seats":[{"seat":"Rome","for":["Rome","Legions"],"contribution":"526f6d65"},\
            {"seat":"Egypt","for":["Egypt"],"contribution":""}],"dice":"umpire","commitment":"cd34","form":"0000002a",\
            "files":[{"file":"war.sop","text":"rulebook \\"War\\"\\n"},{"file":"combat.sop","text":"# Köln\\n"}],\
            "check":"339114d3"}
            {"event":"begin","hash":"00000000000000ff","check":"24ad451e"}
            {"event":"answer","n":1,"decision":"14.2.3","seat":"Rome","choice":"done","note":"a \\"note\\" – 🎲",\
            "rolls":[{"roll":"14.2.4","sides":6,"faces":[3,5]},{"roll":"14.2.5","sides":20,"faces":[17]}],\
            "hash":"8000000000000000","check":"96348217"}
            {"event":"raise","n":2,"digression":"Look something up","seat":"Egypt","hash":"0123456789abcdef",\
            "check":"76eb3bd5"}
            {"event":"take back","to":0,"hash":"ffffffffffffffff","check":"2eaad8b5"}
            {"event":"take back","to":0,"seat":"Egypt","hash":"0000000000000001","check":"fd0c53ba"}
            {"event":"add","seat":"Egypt","bytes":"0aff","check":"26519dbe"}
            {"event":"correct","n":3,"seat":"Rome","kind":"skip","hash":"0000000000000002","check":"cc199aa5"}
            {"event":"correct","n":4,"seat":"Rome","kind":"skip","decision":"1:7",\
            "hash":"0000000000000003","check":"518bf91f"}
            {"event":"correct","n":5,"seat":"Rome","kind":"go to","step":"1 Fight",\
            "hash":"0000000000000004","check":"3d92508b"}
            {"event":"correct","n":6,"seat":"Rome","kind":"insert","step":"Tally","note":"late",\
            "rolls":[{"roll":"9","sides":6,"faces":[2]}],"hash":"0000000000000005","check":"e9e2f074"}
            {"event":"correct","n":7,"seat":"Rome","kind":"set","field":"Side.points","holder":"Rome","value":"3",\
            "hash":"0000000000000006","check":"085eff70"}
            {"event":"end","seed":"00ff","check":"a30fdccb"}
            """;

    private static final Header HEADER = new Header(
            "ab12",
            new RulebookText("war.sop", "rulebook \"War\"\n", Map.of("combat.sop", "# Köln\n")),
            "Duel",
            List.of("Fog"),
            List.of(),
            List.of(
                    new Header.SeatLine("Rome", List.of("Rome", "Legions"), "526f6d65"),
                    new Header.SeatLine("Egypt", List.of("Egypt"), "")),
            DiceMode.UMPIRE,
            DiceProtocol.BY_MOMENT,
            "cd34",
            0x2a,
            1,
            1);

    private static final List<Event> EVENTS = List.of(
            new Event.Began(List.of(), 255),
            new Event.Answered(
                    1,
                    "14.2.3",
                    "Rome",
                    "done",
                    "a \"note\" – 🎲",
                    List.of(new DiceRoll("14.2.4", 6, List.of(3, 5)), new DiceRoll("14.2.5", 20, List.of(17))),
                    Long.MIN_VALUE),
            new Event.Raised(2, "Look something up", "Egypt", "", List.of(), 0x0123456789abcdefL),
            new Event.TakenBack(0, -1),
            new Event.TakenBack(0, "Egypt", 1),
            new Event.Added("Egypt", "0aff"),
            new Event.Corrected(3, "Rome", new Correction.Skip(), "", List.of(), 2),
            new Event.Corrected(4, "Rome", new Correction.Skip("1:7"), "", List.of(), 3),
            new Event.Corrected(5, "Rome", new Correction.GoTo("1 Fight"), "", List.of(), 4),
            new Event.Corrected(
                    6, "Rome", new Correction.Insert("Tally"), "late", List.of(new DiceRoll("9", 6, List.of(2))), 5),
            new Event.Corrected(7, "Rome", new Correction.SetValue("Side.points", "Rome", "3"), "", List.of(), 6),
            new Event.Ended("00ff"));

    @Test
    void theSameGameIsAlwaysWrittenInTheSameBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineWriter.Sealed line = LineWriter.header(HEADER);
        bytes.writeBytes(line.bytes());
        for (Event event : EVENTS) {
            line = LineWriter.event(event, line.check());
            bytes.writeBytes(line.bytes());
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(EXPECTED);
    }

    @Test
    void whatWasWrittenIsReadAgain() throws JournalProblem {
        Journal journal = Journal.read("war", EXPECTED.getBytes(StandardCharsets.UTF_8));

        assertThat(journal.header()).isEqualTo(HEADER);
        assertThat(journal.events()).isEqualTo(EVENTS);
        assertThat(journal.torn()).isFalse();
        assertThat(journal.ended()).isTrue();
        assertThat(journal.check()).isEqualTo("a30fdccb");
        assertThat(journal.revealedSeed()).hasValue(new byte[] {0, (byte) 0xff});
    }

    @Test
    void theHashOfARulebookFollowsFromAllItsFiles() {
        assertThat(RulebookHash.of(RulebookText.of("war.sop", "rulebook \"War\"\n")))
                .isEqualTo("a4e3e45ac6a2758daac4759421307fa51cca3774ef2fb48bf4a2a03c243e3d48");
        assertThat(RulebookHash.of(new RulebookText(
                        "war.sop",
                        "rulebook \"War\"\n",
                        Map.of("scenarios/duel.sop", "scenario Duel\n", "combat.sop", "# Schlacht über Köln\n"))))
                .isEqualTo("99f43ea31a8da4dfa01509936a371bab355283b6a90cd6d469dec9600c1de837");
    }
}
