/**
 * Engines added by the user: programs with the Gomocup protocol, each with a separate player id.
 */
package org.gobang.api.engine;
