/**
 * Threats: wins and losses proven by shapes ({@link org.gobang.ai.search.threat.ForcedResult}), and
 * a solver that searches only threats and answers to them ({@link
 * org.gobang.ai.search.threat.ThreatSolver}).
 */
package org.gobang.ai.search.threat;
