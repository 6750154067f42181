package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * A request for a piece of a file; the answer has its bytes, {@value #PIECE} at most.
 *
 * @param sha256 the digest of the file
 * @param offset where the piece begins, in bytes
 */
public record FileRequest(String sha256, long offset) {

  /** The largest piece in bytes. */
  public static final int PIECE = 1 << 20;

  /** The form that is sent. */
  public String text() {
    return JsonText.object(
        json -> {
          json.writeStringField("sha256", sha256);
          json.writeNumberField("offset", offset);
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no request
   */
  public static FileRequest read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      long offset = JsonFields.longInteger(json, "offset");
      if (offset < 0) {
        throw new RefusedException("a file has no bytes before its first");
      }
      return new FileRequest(JsonFields.string(json, "sha256"), offset);
    } catch (JsonProcessingException e) {
      throw new RefusedException("a request is no JSON", e);
    }
  }
}
