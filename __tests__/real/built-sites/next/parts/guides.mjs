export const GUIDES = ['one', 'two', 'three', 'four', 'five'];
