/**
 * Games as jobs: {@link org.gobang.cluster.game.ClusterGames} is a runner of the arena that plays
 * games on workers, {@link org.gobang.cluster.game.GameJobRunner} executes these jobs on a worker.
 */
package org.gobang.cluster.game;
