/**
 * Problems: positions with a win or an only defence to find, and the user's progress in solving
 * them.
 */
package org.gobang.api.problem;
