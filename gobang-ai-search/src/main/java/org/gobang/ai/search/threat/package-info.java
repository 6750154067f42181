/**
 * Threats: wins and losses that shapes alone prove ({@link
 * org.gobang.ai.search.threat.ForcedResult}), and a solver that tries nothing but threats and their
 * answers ({@link org.gobang.ai.search.threat.ThreatSolver}).
 */
package org.gobang.ai.search.threat;
