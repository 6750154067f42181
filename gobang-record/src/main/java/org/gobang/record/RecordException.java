package org.gobang.record;

import org.gobang.api.RefusedException;

/**
 * A file cannot be read, or a game not be written, for a reason that can be given in any language.
 */
class RecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient Sentence sentence;

  RecordException(Sentence sentence) {
    super(sentence.toString());
    this.sentence = sentence;
  }

  /** The reason. */
  final Sentence sentence() {
    return sentence;
  }
}
