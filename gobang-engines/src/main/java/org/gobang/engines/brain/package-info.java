/**
 * Runs any player as an engine process for Gomocup managers and Yixin-Board.
 *
 * <p>{@link org.gobang.engines.brain.GomocupBrain} reads commands, also during a search; {@code
 * CommandHandler} answers them one after the other. Its state is the {@code ProtocolPosition} with
 * the stones and the {@code ManagerSettings} for time, memory and rules; {@code BrainPlayer} holds
 * the player. A command answered with {@code ERROR} changes nothing.
 *
 * <p>The protocol: <a href="https://plastovicka.github.io/protocl2en.htm">its description</a>, and
 * <a href="https://github.com/accreator/Yixin-protocol">Yixin's additions</a>.
 */
package org.gobang.engines.brain;
