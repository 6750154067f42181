/**
 * Players backed by Gomocup engines (Piskvork's "new protocol", with the extensions of Yixin and
 * Rapfi).
 *
 * <p>{@link org.gobang.engines.gomocup.GomocupProvider} creates them. {@code GomocupPlayer} keeps
 * the engine at the position of the game, {@code EngineSession} sends a command and finds the reply
 * to it in the output, {@code EngineReply} is one line of output, and {@code EngineAnalysis}
 * converts the engine's search output to insights.
 *
 * @see <a href="https://plastovicka.github.io/protocl2en.htm">the protocol</a>
 */
package org.gobang.engines.gomocup;
