/**
 * Engines that analyse the position that is looked at, for as long as it is shown: one or two of
 * them, with several lines, without excluded moves, and the search for a forced win. {@link
 * org.gobang.presentation.analysis.LiveAnalysis} is what front ends use.
 */
package org.gobang.presentation.analysis;
