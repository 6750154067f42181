package org.gobang.api;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A request that cannot be carried out, with a message for the user.
 *
 * <p>Plugins throw it to decline a request, for example a board size that the rules do not support
 * or an engine that cannot be started. The host shows the message. It does not indicate a bug.
 */
public class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String[] arguments;
  private final transient Function<Locale, String> sentences;

  /**
   * Creates a refusal with a message.
   *
   * @param sentence one sentence for users: the refused request and the reason
   */
  public RefusedException(String sentence) {
    this("", sentence);
  }

  /**
   * Creates a refusal that user interfaces can translate.
   *
   * @param kind the kind, an untranslated short word such as {@code game-over}; empty if there is
   *     none
   * @param sentence one sentence for users: the refused request and the reason
   */
  public RefusedException(String kind, String sentence) {
    this(kind, sentence, List.of());
  }

  /**
   * Creates a refusal that user interfaces can translate, with arguments for the message.
   *
   * @param kind the kind, an untranslated short word; empty if there is none
   * @param sentence one sentence for users: the refused request and the reason
   * @param arguments the values that a translated message needs, such as a point
   */
  public RefusedException(String kind, String sentence, List<String> arguments) {
    super(sentence);
    this.kind = Objects.requireNonNull(kind, "kind");
    this.arguments = arguments.toArray(String[]::new);
    this.sentences = language -> sentence;
  }

  /**
   * Creates a refusal in several languages.
   *
   * @param sentence one sentence for users: the refused request and the reason; its key is the kind
   *     of the refusal
   */
  public RefusedException(LocalizedText sentence) {
    this(sentence, null);
  }

  /**
   * Creates a refusal in several languages with a cause for the log.
   *
   * @param sentence one sentence for users: the refused request and the reason; its key is the kind
   *     of the refusal
   * @param cause the cause; null if there is none
   */
  public RefusedException(LocalizedText sentence, @Nullable Throwable cause) {
    this(sentence.key(), sentence, cause);
  }

  /**
   * Creates a refusal of a kind in several languages.
   *
   * @param kind the kind, an untranslated short word
   * @param sentence one sentence for users: the refused request and the reason
   * @param cause the cause for the log; null if there is none
   */
  public RefusedException(String kind, LocalizedText sentence, @Nullable Throwable cause) {
    super(sentence.toString(), cause);
    this.kind = Objects.requireNonNull(kind, "kind");
    this.arguments = new String[0];
    this.sentences = sentence::in;
  }

  /**
   * Creates a refusal with a cause for the log.
   *
   * @param sentence one sentence for users: the refused request and the reason
   * @param cause the cause
   */
  public RefusedException(String sentence, Throwable cause) {
    super(sentence, cause);
    this.kind = "";
    this.arguments = new String[0];
    this.sentences = language -> sentence;
  }

  /**
   * Returns the message in a language.
   *
   * @param language any language
   * @return the message, in English if it is not available in the language
   */
  public final String sentence(Locale language) {
    try {
      return sentences.apply(language);
    } catch (MissingResourceException incomplete) {
      return String.valueOf(getMessage());
    }
  }

  /**
   * Returns the kind of this refusal, for user interfaces with their own messages.
   *
   * @return an untranslated short word; empty if there is none
   */
  public String kind() {
    return kind;
  }

  /**
   * Returns the arguments of the message, for user interfaces with their own messages.
   *
   * @return the values in the order defined by the kind; empty if there are none
   */
  public List<String> arguments() {
    return List.of(arguments);
  }
}
