/**
 * The opening explorer: the moves played in the current position, their results and evaluations.
 */
package org.gobang.presentation.explorer;
