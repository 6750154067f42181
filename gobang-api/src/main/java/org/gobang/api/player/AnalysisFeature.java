package org.gobang.api.player;

/**
 * The optional capabilities of players in an analysis. A player is not asked for features that are
 * missing from its {@link PlayerProvider#analysisFeatures}.
 */
public enum AnalysisFeature {
  /** Excluding moves: {@link Turn#excluded}. */
  EXCLUDED_MOVES,
  /** Searching for a forced win only: {@link Turn#seeksWin}. */
  WIN_SEARCH
}
