package org.phaseline.server.archive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.Json;

/** How people want to be told that it is their move. How far that has come is left out: from a backup nobody is written to again. */
final class ArchivedNotices {

    private static final ObjectMapper JSON = new ObjectMapper();

    private ArchivedNotices() {}

    static byte[] write(List<StoredNotice> notices) {
        return Json.object(json -> Json.objects(json, "notices", notices, (each, notice) -> {
            each.writeStringField("table", notice.table().text());
            each.writeNumberField("seat", notice.seat());
            each.writeStringField("email", notice.email());
            each.writeStringField("webhook", notice.webhook());
            each.writeBooleanField("on", notice.on());
        }));
    }

    /** Those of some tables only. */
    static List<StoredNotice> read(byte[] bytes, Set<TableId> tables) throws IOException {
        List<StoredNotice> notices = new ArrayList<>();
        for (JsonNode json : JSON.readTree(bytes).required("notices")) {
            TableId table = new TableId(json.required("table").textValue());
            if (tables.contains(table)) {
                notices.add(new StoredNotice(
                        table,
                        json.required("seat").intValue(),
                        json.required("email").textValue(),
                        json.required("webhook").textValue(),
                        json.required("on").booleanValue(),
                        StoredNotice.Stage.NOT_AWAITED,
                        0,
                        0));
            }
        }
        return notices;
    }
}
