/**
 * Programs that speak the Gomocup protocol (Piskvork's "new protocol", with what Yixin and Rapfi
 * added to it), as players.
 *
 * <p>{@link org.gobang.engines.gomocup.GomocupProvider} makes them. {@code GomocupPlayer} keeps the
 * engine at the position of the game, {@code Dialogue} tells it a command and finds the reply among
 * all that it writes, {@code Reply} is one line of that, and {@code Analysis} makes insights of
 * what it says of its thinking.
 *
 * @see <a href="https://plastovicka.github.io/protocl2en.htm">the protocol</a>
 */
package org.gobang.engines.gomocup;
