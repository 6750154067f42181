package org.gobang.api.player;

/**
 * The optional capabilities of players in an analysis. Features missing from {@link
 * PlayerProvider#analysisFeatures} are not requested from a player.
 */
public enum AnalysisFeature {
  /** Excluding moves: {@link Turn#excluded}. */
  EXCLUDED_MOVES,
  /** Searching for a forced win only: {@link Turn#seeksWin}. */
  WIN_SEARCH
}
