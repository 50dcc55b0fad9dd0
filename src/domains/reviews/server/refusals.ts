import { AppError } from '../../../shared/errors.ts';

export const noSuchProduct = () => new AppError(404, 'product_not_found');
export const noSuchReview = () => new AppError(404, 'review_not_found');
