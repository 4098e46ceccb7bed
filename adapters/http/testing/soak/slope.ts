/** The slope of the straight line that lies nearest to the points, by least squares. */
export function slopeOf(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanAt, meanValue] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0);
  const together = points.reduce((sum, [at, value]) => sum + (at - meanAt) * (value - meanValue), 0);
  return spread === 0 ? 0 : together / spread;
}
