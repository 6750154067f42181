package org.gobang.plugins;

import org.jspecify.annotations.Nullable;

/** Thrown when a plugin is refused; the kind is one of {@link org.gobang.api.workbench.Refusal}. */
final class PluginRefusedException extends Exception {
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

  /** The reason, for people. */
  String sentence() {
    return sentence;
  }
}
