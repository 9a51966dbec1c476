package org.phaseline.server.notice;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;

/** Who wants notices, as the store has it, held in memory for quick looks. Anybody may read; who writes holds the worker's lock. */
final class Subscriptions {

    /** A seat of a table. */
    record Chair(TableId table, int seat) {

        static Chair of(StoredNotice notice) {
            return new Chair(notice.table(), notice.seat());
        }
    }

    private final Store store;

    /** Those of one table together, since a table is what changes. */
    private final Map<TableId, Map<Integer, StoredNotice>> tables = new ConcurrentHashMap<>();

    private final Map<String, Chair> byConfirmHash = new ConcurrentHashMap<>();
    private final Map<String, Chair> byUnsubscribe = new ConcurrentHashMap<>();

    /** Reads the store; an address in it that nothing may be sent to, as an older build may have taken it, is switched off. */
    Subscriptions(Store store) throws StoreProblem {
        this.store = store;
        for (StoredNotice notice : store.notices()) {
            boolean bad =
                    !notice.email().isEmpty() && MailAddress.of(notice.email()).isEmpty();
            if (bad) {
                keep(notice.withoutMail());
            } else {
                remember(notice);
            }
        }
    }

    Set<TableId> tables() {
        return tables.keySet();
    }

    Map<Integer, StoredNotice> of(TableId table) {
        return tables.getOrDefault(table, Map.of());
    }

    Optional<StoredNotice> of(TableId table, int seat) {
        return Optional.ofNullable(of(table).get(seat));
    }

    Optional<StoredNotice> of(Chair chair) {
        return of(chair.table, chair.seat);
    }

    /** The one whose confirmation is waited for. */
    Optional<StoredNotice> toConfirm(String hash) {
        return Optional.ofNullable(byConfirmHash.get(hash)).flatMap(this::of);
    }

    Optional<StoredNotice> toUnsubscribe(String token) {
        return Optional.ofNullable(byUnsubscribe.get(token)).flatMap(this::of);
    }

    void keep(StoredNotice notice) throws StoreProblem {
        store.keep(notice);
        remember(notice);
    }

    /** The store has them no longer. */
    void forget(Collection<TableId> gone) {
        for (TableId table : gone) {
            Map<Integer, StoredNotice> notices = tables.remove(table);
            if (notices != null) {
                notices.values().forEach(this::unindex);
            }
        }
    }

    private void unindex(StoredNotice notice) {
        byConfirmHash.remove(notice.consent().confirmHash());
        byUnsubscribe.remove(notice.consent().unsubscribe());
    }

    private void remember(StoredNotice notice) {
        Chair chair = Chair.of(notice);
        of(chair).ifPresent(this::unindex);
        tables.computeIfAbsent(notice.table(), fresh -> new ConcurrentHashMap<>())
                .put(notice.seat(), notice);
        index(byConfirmHash, notice.consent().confirmHash(), chair);
        index(byUnsubscribe, notice.consent().unsubscribe(), chair);
    }

    private static void index(Map<String, Chair> index, String key, Chair chair) {
        if (!key.isEmpty()) {
            index.put(key, chair);
        }
    }
}
