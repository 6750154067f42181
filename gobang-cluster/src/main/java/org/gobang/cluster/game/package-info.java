/**
 * Games as jobs: {@link org.gobang.cluster.game.ClusterGames} is a runner of the arena whose games
 * workers play, {@link org.gobang.cluster.game.GameJobRunner} plays them.
 */
package org.gobang.cluster.game;
