package org.phaseline.server.archive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.phaseline.server.notice.MailAddress;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.JsonBytes;

/**
 * How people want to be told that it is their move, and whether whoever reads a mailbox agreed to it. How far a notice has come is left
 * out: from a backup nobody is written to again. Backups from before addresses were confirmed say nothing of the latter: they are
 * confirmed before the next notice.
 */
final class ArchivedNotices {

    private static final ObjectMapper JSON = new ObjectMapper();

    private ArchivedNotices() {}

    static byte[] write(List<StoredNotice> notices) {
        return JsonBytes.object(json -> JsonBytes.objects(json, "notices", notices, (each, notice) -> {
            each.writeStringField("table", notice.table().text());
            each.writeNumberField("seat", notice.seat());
            each.writeStringField("email", notice.email());
            each.writeStringField("webhook", notice.webhook());
            each.writeBooleanField("on", notice.on());
            each.writeStringField("consent", notice.consent().state().name().toLowerCase(Locale.ROOT));
            each.writeStringField("confirm", notice.consent().confirmHash());
            each.writeNumberField("until", notice.consent().confirmUntil());
            each.writeStringField("unsubscribe", notice.consent().unsubscribe());
        }));
    }

    /** Those of some tables only. */
    static List<StoredNotice> read(byte[] bytes, Set<TableId> tables) throws IOException {
        List<StoredNotice> notices = new ArrayList<>();
        for (JsonNode json : JSON.readTree(bytes).required("notices")) {
            TableId table = new TableId(json.required("table").textValue());
            if (tables.contains(table)) {
                notices.add(checked(new StoredNotice(
                        table,
                        json.required("seat").intValue(),
                        json.required("email").textValue(),
                        json.required("webhook").textValue(),
                        json.required("on").booleanValue(),
                        consent(json),
                        StoredNotice.Stage.NOT_AWAITED,
                        0,
                        0)));
            }
        }
        return notices;
    }

    private static MailConsent consent(JsonNode json) {
        return json.has("consent")
                ? new MailConsent(
                        MailConsent.State.valueOf(
                                json.required("consent").textValue().toUpperCase(Locale.ROOT)),
                        json.required("confirm").textValue(),
                        json.required("until").longValue(),
                        json.required("unsubscribe").textValue())
                : MailConsent.NONE;
    }

    /** A backup may come from a build that took for an address what can carry commands for a mail server. */
    private static StoredNotice checked(StoredNotice notice) {
        boolean bad =
                !notice.email().isEmpty() && MailAddress.of(notice.email()).isEmpty();
        return bad ? notice.withoutMail() : notice;
    }
}
