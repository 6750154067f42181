package org.gobang.plugins;

import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Thrown when a plugin is refused; the kind is one of {@link Refusal}. */
final class PluginRefusedException extends Exception {
  private static final Logger LOG = LoggerFactory.getLogger(PluginRefusedException.class);
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String sentence;

  PluginRefusedException(String kind, String sentence) {
    this(kind, sentence, null);
  }

  PluginRefusedException(String kind, String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.kind = kind;
    this.sentence = sentence;
  }

  String kind() {
    return kind;
  }

  /** Returns the refusal of a plugin, and writes the stack trace into the log. */
  Refusal at(String origin) {
    ProviderErrors.log(LOG, origin + " was refused (" + kind + ")", this);
    return new Refusal(origin, kind, sentence);
  }

  /** Returns the reason, for users. */
  String sentence() {
    return sentence;
  }
}
