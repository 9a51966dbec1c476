package org.phaseline.server.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eclipse.jetty.http.HttpFields;
import org.junit.jupiter.api.Test;

/** Who may ask how often. */
class GuardTest {

    private static void ask(Guard guard, String address) {
        Headers none = Headers.of(HttpFields.EMPTY);
        guard.admit(new Visit("GET", guard.address(address, none), none));
    }

    /** Whoever has one such address has all those that begin alike. */
    @Test
    void addressesOfOneHouseholdShareALimit() {
        Guard guard = new Guard(new AddressLimits(2, 0, 1, 0), Proxy.NONE, HostPolicy.ANY);
        ask(guard, "[2001:db8:1:2::1]");
        ask(guard, "2001:db8:1:2:ffff::2");
        assertThatThrownBy(() -> ask(guard, "2001:db8:1:2::3%eth0")).isInstanceOf(Refusal.class);
        assertThatCode(() -> ask(guard, "2001:db8:1:3::1")).doesNotThrowAnyException();
        assertThatCode(() -> ask(guard, "192.0.2.1")).doesNotThrowAnyException();
        assertThatCode(() -> ask(guard, "192.0.2.2")).doesNotThrowAnyException();
    }
}
