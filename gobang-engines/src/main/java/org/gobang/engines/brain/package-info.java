/**
 * Any player as a brain: an engine that programs for five-in-a-row and their tournaments start and
 * speak with by the Gomocup protocol, the Yixin-Board dialect included.
 *
 * <p>{@link org.gobang.engines.brain.Brain} listens, also while a move is thought of; {@code
 * Conversation} answers one command after the other. What it remembers is the {@code Table} with
 * the stones and the {@code Infos} with what was said about time, memory and rules; the {@code
 * Seat} has the player. A command that is answered with {@code ERROR} has changed nothing.
 *
 * <p>The protocol: <a href="https://plastovicka.github.io/protocl2en.htm">its description</a>, and
 * <a href="https://github.com/accreator/Yixin-protocol">Yixin's additions</a>.
 */
package org.gobang.engines.brain;
