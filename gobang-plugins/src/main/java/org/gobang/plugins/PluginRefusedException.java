package org.gobang.plugins;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Thrown if a plugin is rejected. */
final class PluginRefusedException extends Exception {
  static final String BUNDLE = "org.gobang.plugins.PluginRefusals";
  private static final Logger LOG = LoggerFactory.getLogger(PluginRefusedException.class);
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText sentence;

  /**
   * Creates an exception with a message.
   *
   * @param key the key of the sentence: a kind of {@link Refusal}, or one with a suffix after a dot
   * @param arguments the values of the placeholders
   */
  PluginRefusedException(String key, Object... arguments) {
    this(text(key, arguments), null);
  }

  /** Creates an exception with a message and a cause for the log. */
  PluginRefusedException(Throwable cause, String key, Object... arguments) {
    this(text(key, arguments), cause);
  }

  private PluginRefusedException(LocalizedText sentence, @Nullable Throwable cause) {
    super(sentence.toString(), cause);
    this.sentence = sentence;
  }

  /** Returns a message about plugins, or a part of one. */
  static LocalizedText text(String key, Object... arguments) {
    return LocalizedText.of(PluginRefusedException::bundle, key, arguments);
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle(BUNDLE, language);
  }

  /** Returns the kind, one of the constants in {@link Refusal}. */
  String kind() {
    return sentence.key().replaceFirst("\\..*", "");
  }

  /** Returns the refusal for a plugin and logs the stack trace. */
  Refusal at(String origin) {
    ProviderErrors.log(LOG, origin + " was refused (" + kind() + ")", this);
    return new Refusal(origin, kind(), sentence);
  }

  /** Returns this exception as a {@link RefusedException} for users. */
  RefusedException forUsers() {
    return new RefusedException(kind(), sentence, this);
  }

  /** Returns the reason as text for users. */
  LocalizedText sentence() {
    return sentence;
  }
}
