package org.gobang.presentation.newgame;

import org.gobang.presentation.text.Texts;

/** Why a game against a computer says nothing about the strength of the person. */
public enum Uncounted {
  /** It was left and resumed: what helped the person before is not known. */
  RESUMED,

  /** It did not begin with an empty board. */
  POSITION,

  /** Players were exchanged during it. */
  EXCHANGED,

  /** Moves were taken back. */
  TAKEN_BACK,

  /** The engine helped. */
  HELPED,

  /** Another person played it. */
  GUEST,

  /** It was at another level than the one that follows the results. */
  LEVEL,

  /** It was not played to its end. */
  UNFINISHED;

  /** The reason, in a sentence. */
  public String sentence(Texts texts) {
    return texts.of("adaptive.not." + name());
  }
}
