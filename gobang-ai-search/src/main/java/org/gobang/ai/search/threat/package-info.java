/**
 * Threats: wins and losses proven by shapes ({@link org.gobang.ai.search.threat.ForcedResult}), and
 * a solver that tries only threats and their answers ({@link
 * org.gobang.ai.search.threat.ThreatSolver}).
 */
package org.gobang.ai.search.threat;
