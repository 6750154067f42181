package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;

/**
 * The JSON form of messages, with one field per component of a record. It may change with the
 * build, because both ends have the same build.
 */
public final class ClusterMessageJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .build();

  private ClusterMessageJson() {}

  /** Returns the text of a message. */
  public static String write(Object message) {
    try {
      return MAPPER.writeValueAsString(message);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not a message: " + message, e);
    }
  }

  /**
   * Reads a message.
   *
   * @throws RefusedException if the text is not such a message
   */
  public static <T> T read(String text, Class<T> type) {
    try {
      return Optional.ofNullable(MAPPER.treeToValue(JsonFields.parse(text), type))
          .orElseThrow(() -> new RefusedException("empty message"));
    } catch (JsonProcessingException e) {
      Throwable cause = e.getCause() instanceof IllegalArgumentException wrong ? wrong : e;
      throw new RefusedException("unreadable message: " + cause.getMessage(), e);
    }
  }
}
