/**
 * Problems of tactics: positions in which a win or the only defence is to be found, and the user's
 * progress in solving them.
 */
package org.gobang.api.problem;
