package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Whatever a player can make a table remember has a bound, each seat its own. */
class TalkQuotaTest {

    private final TalkQuota quota = new TalkQuota(2, new TalkLimits(3, 100, 2, 1, 10), seat -> true);

    private void said(int seat, TableMessage.Kind kind, String text) {
        quota.count(new TableMessage(2, seat, kind, "", text, Map.of()));
    }

    @Test
    void aSeatThatHasSaidAllItMaySaysNothingMoreAndTheOthersDo() {
        said(0, TableMessage.Kind.CHAT, "One");
        said(0, TableMessage.Kind.NOTE, "Two");
        assertThat(quota.whyNotSay(0, "Three")).isEmpty();
        said(0, TableMessage.Kind.CHAT, "Three");
        assertThat(quota.whyNotSay(0, "Four")).contains("You have reached the limit of messages for one seat.");
        assertThat(quota.whyNotSay(1, "One")).isEmpty();
    }

    @Test
    void notesBesideAnswersCountAndAnswersAreTakenWithoutOne() {
        quota.countNote(0, "x".repeat(90));
        assertThat(quota.whyNotNote(0, "x".repeat(10))).isEmpty();
        assertThat(quota.whyNotNote(0, "x".repeat(11))).isPresent();
        assertThat(quota.whyNotNote(0, "")).isEmpty();
        assertThat(quota.whyNotSay(0, "x".repeat(11))).isPresent();
        assertThat(quota.whyNotAsk(0, "x".repeat(11), 0)).isPresent();
    }

    @Test
    void whatIsAskedAndDoneBesidesIsBoundedToo() {
        assertThat(quota.whyNotAsk(0, "", 1)).contains("You already have 1 open request; withdraw one first.");
        said(0, TableMessage.Kind.ASK, "");
        said(0, TableMessage.Kind.WITHDRAW, "");
        assertThat(quota.whyNotAct(0)).isPresent();
        assertThat(quota.whyNotAsk(0, "", 0)).isPresent();
        assertThat(quota.whyNotAct(1)).isEmpty();
        assertThat(quota.whyNotWrite(9)).isEmpty();
        assertThat(quota.whyNotWrite(10)).isPresent();
    }

    @Test
    void whoIsTooFastWaits() {
        AtomicInteger left = new AtomicInteger(2);
        TalkQuota slow = new TalkQuota(1, new TalkLimits(100, 100, 100, 1, 10), seat -> left.getAndDecrement() > 0);
        assertThat(slow.whyNotYet(0)).isEmpty();
        assertThat(slow.whyNotYet(0)).isEmpty();
        assertThat(slow.whyNotSay(0, "x")).contains("Too many messages; wait a moment.");
    }
}
