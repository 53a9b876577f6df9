/**
 * The drawing kit: how every picture of the shop is made, so that one hand seems to have drawn all.
 *
 * A kind is one file `kinds/<kind>.ts` that exports a `Drawing` and stands in `kinds/index.ts`;
 * `kinds/phone.ts` is the model to follow. In short:
 *
 *     export const kettle: Drawing = {
 *       angles: 2,                                       // 0 front, 1 three-quarter, 2 detail or back
 *       size: { width: 22, height: 24, depth: 16 },      // cm, when the product does not tell
 *       draw(pen, subject, angle) {
 *         const { width, height } = pen.size;
 *         const b = pen.fit(width, height);              // straight view: box in pixels, b.k pixels to a cm
 *         return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w) + body(pen, b, { r: 3 * b.k, finish: 'gloss' }) + …;
 *       },
 *     };
 *
 * - The canvas is 800 × 1000 pixels; ground is transparent. Always size by `pen.fit(w, h)` or `pen.view(yaw, pitch, size)`,
 *   which keep the true proportions and tell `pen.frame` (tiles and banners crop by it).
 * - `pen.colour` rules the body. Paints: `pen.matt()`, `gloss()`, `metal(c, 0 | 90)`, `round()` (cylinder), `ball()`, `glassPaint()`,
 *   `fade()`, or own `pen.linear([[0, c], [1, c]], degrees)` / `pen.radial(…)`. Gradients span the shape they fill.
 *   Do not stroke a straight `line` with a gradient: its box is empty and nothing is seen.
 * - Light comes from the upper left, so right and lower sides are darker. `edge(colour)` is the outline that shows on
 *   white and on black; every outer shape needs it (`body`, `panel`, `View.solid` do it themselves). `seam`, `mark`: lines and prints on a body.
 * - Parts: `body panel groove glass sheen knob buttons vent grille digits display handle cable hose lensGlass port wordmark feet
 *   contactShadow dropShadow rim brushing zoom keys label`, `fan desktopScreen board contacts chip fins` and `screen wallpaper statusBar apps`.
 *   For the kitchen: `skin litWindow coldDoor laundryFront grip burnerPlaces glassZones gasBurners touchStrip` (kit/appliances, doors, cold, laundry, burners).
 *   Shapes: `rect circle ellipse line path polygon group rotate d times box inset part spot centre roundedOutline`.
 * - Three-quarter: `const v = pen.view(28, 12)`; then `v.shadow()` (`v.roundShadow` under round feet), and from the back to the front
 *   `v.solid({ at: [x, y, z], size: [w, h, d], r, colour, face: 'front' | 'top' | 'right', content: (b) => …flat drawing… })`,
 *   `v.cylinder(x, y, z, r, h)`, `v.on('front' | 'right' | 'top', x, y, z, flat)`. All lengths are cm there, y goes up and z to the viewer;
 *   only flat content is in pixels, `v.k` to a cm. So draw the front once as a function of a box and use it in both views.
 *   Positive yaw shows the right side (in shade). A face keeps its true rectangle: `content` gets it as `b` with `b.k`.
 * - Details from facts: `pen.number('burners', 4, 1, 6)`, `pen.flag('display')`, `pen.text('type')`, `pen.mentions(/встраив/)`.
 *   What brands and lines look like is a table of looks, chosen by `pen.look(table)` and kept in `looks/`.
 *   Variety from the seed: `pen.random('name')`, `pen.pick(list, 'name')`. Never Math.random.
 * - Stay under about 14 KB: use `pen.tile` for anything repeated, `pen.reuse` for parts that come several times, no long point lists.
 */
export * from './appliances.ts';
export * from './burners.ts';
export * from './cables.ts';
export { type ColdDoor, type ColdFace, coldDisplay, coldDoor } from './cold.ts';
export * from './colour.ts';
export * from './controls.ts';
export { digits, display } from './digits.ts';
export { litWindow } from './doors.ts';
export type { Drawing } from './drawing.ts';
export * from './glass.ts';
export { keys, mainKeys } from './keys.ts';
export { type LaundryFace, laundryFront } from './laundry.ts';
export { label, letters, wordmark } from './lettering.ts';
export * from './machines.ts';
export * from './openings.ts';
export type { Size } from './paints.ts';
export { hash, type Look, Pen } from './pen.ts';
export * from './screen.ts';
export * from './shadows.ts';
export * from './shapes.ts';
export * from './shell.ts';
export { View } from './view.ts';
export { zoom } from './zoom.ts';
