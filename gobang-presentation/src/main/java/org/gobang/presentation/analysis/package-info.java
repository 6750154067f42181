/**
 * Analysis of the current position by one or two engines, with several variations, excluded moves
 * and a search for a forced win. Interfaces use {@link
 * org.gobang.presentation.analysis.LiveAnalysis}.
 */
package org.gobang.presentation.analysis;
