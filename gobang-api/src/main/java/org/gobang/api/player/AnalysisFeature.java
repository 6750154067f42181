package org.gobang.api.player;

/**
 * What players may be able to do in an analysis besides finding the best move. A player is not
 * asked for what its {@link PlayerProvider#analysisFeatures} lacks.
 */
public enum AnalysisFeature {
  /** To leave out moves: {@link Turn#excluded}. */
  EXCLUDED_MOVES,
  /** To look for a forced win and nothing else: {@link Turn#seeksWin}. */
  WIN_SEARCH
}
