// Written by `npm run bank -- talk --list`.
import boundaries_01_10 from '../reading-writing/boundaries/talk/01-10.txt';
import boundaries_101_110 from '../reading-writing/boundaries/talk/101-110.txt';
import boundaries_11_20 from '../reading-writing/boundaries/talk/11-20.txt';
import boundaries_111_120 from '../reading-writing/boundaries/talk/111-120.txt';
import boundaries_121_130 from '../reading-writing/boundaries/talk/121-130.txt';
import boundaries_131_140 from '../reading-writing/boundaries/talk/131-140.txt';
import boundaries_141_150 from '../reading-writing/boundaries/talk/141-150.txt';
import boundaries_151_160 from '../reading-writing/boundaries/talk/151-160.txt';
import boundaries_21_30 from '../reading-writing/boundaries/talk/21-30.txt';
import boundaries_31_40 from '../reading-writing/boundaries/talk/31-40.txt';
import boundaries_41_50 from '../reading-writing/boundaries/talk/41-50.txt';
import boundaries_51_60 from '../reading-writing/boundaries/talk/51-60.txt';
import boundaries_61_70 from '../reading-writing/boundaries/talk/61-70.txt';
import boundaries_71_80 from '../reading-writing/boundaries/talk/71-80.txt';
import boundaries_81_90 from '../reading-writing/boundaries/talk/81-90.txt';
import boundaries_91_100 from '../reading-writing/boundaries/talk/91-100.txt';
import central_ideas_01_10 from '../reading-writing/central-ideas/talk/01-10.txt';
import central_ideas_11_20 from '../reading-writing/central-ideas/talk/11-20.txt';
import central_ideas_21_30 from '../reading-writing/central-ideas/talk/21-30.txt';
import central_ideas_31_40 from '../reading-writing/central-ideas/talk/31-40.txt';
import central_ideas_41_50 from '../reading-writing/central-ideas/talk/41-50.txt';
import central_ideas_51_60 from '../reading-writing/central-ideas/talk/51-60.txt';
import central_ideas_61_70 from '../reading-writing/central-ideas/talk/61-70.txt';
import central_ideas_71_80 from '../reading-writing/central-ideas/talk/71-80.txt';
import central_ideas_81_90 from '../reading-writing/central-ideas/talk/81-90.txt';
import cross_text_01_10 from '../reading-writing/cross-text/talk/01-10.txt';
import cross_text_11_20 from '../reading-writing/cross-text/talk/11-20.txt';
import cross_text_21_30 from '../reading-writing/cross-text/talk/21-30.txt';
import cross_text_31_40 from '../reading-writing/cross-text/talk/31-40.txt';
import cross_text_41_50 from '../reading-writing/cross-text/talk/41-50.txt';
import cross_text_51_60 from '../reading-writing/cross-text/talk/51-60.txt';
import cross_text_61_70 from '../reading-writing/cross-text/talk/61-70.txt';
import cross_text_71_80 from '../reading-writing/cross-text/talk/71-80.txt';
import cross_text_81_90 from '../reading-writing/cross-text/talk/81-90.txt';
import cross_text_91_100 from '../reading-writing/cross-text/talk/91-100.txt';
import evidence_quantitative_01_10 from '../reading-writing/evidence-quantitative/talk/01-10.txt';
import evidence_quantitative_11_20 from '../reading-writing/evidence-quantitative/talk/11-20.txt';
import evidence_quantitative_21_30 from '../reading-writing/evidence-quantitative/talk/21-30.txt';
import evidence_quantitative_31_40 from '../reading-writing/evidence-quantitative/talk/31-40.txt';
import evidence_quantitative_41_50 from '../reading-writing/evidence-quantitative/talk/41-50.txt';
import evidence_quantitative_51_60 from '../reading-writing/evidence-quantitative/talk/51-60.txt';
import evidence_quantitative_61_70 from '../reading-writing/evidence-quantitative/talk/61-70.txt';
import evidence_textual_01_10 from '../reading-writing/evidence-textual/talk/01-10.txt';
import evidence_textual_11_20 from '../reading-writing/evidence-textual/talk/11-20.txt';
import evidence_textual_21_30 from '../reading-writing/evidence-textual/talk/21-30.txt';
import evidence_textual_31_40 from '../reading-writing/evidence-textual/talk/31-40.txt';
import evidence_textual_41_50 from '../reading-writing/evidence-textual/talk/41-50.txt';
import evidence_textual_51_60 from '../reading-writing/evidence-textual/talk/51-60.txt';
import evidence_textual_61_70 from '../reading-writing/evidence-textual/talk/61-70.txt';
import evidence_textual_71_80 from '../reading-writing/evidence-textual/talk/71-80.txt';
import evidence_textual_81_90 from '../reading-writing/evidence-textual/talk/81-90.txt';
import form_structure_sense_01_10 from '../reading-writing/form-structure-sense/talk/01-10.txt';
import form_structure_sense_101_110 from '../reading-writing/form-structure-sense/talk/101-110.txt';
import form_structure_sense_11_20 from '../reading-writing/form-structure-sense/talk/11-20.txt';
import form_structure_sense_111_120 from '../reading-writing/form-structure-sense/talk/111-120.txt';
import form_structure_sense_121_130 from '../reading-writing/form-structure-sense/talk/121-130.txt';
import form_structure_sense_21_30 from '../reading-writing/form-structure-sense/talk/21-30.txt';
import form_structure_sense_31_40 from '../reading-writing/form-structure-sense/talk/31-40.txt';
import form_structure_sense_41_50 from '../reading-writing/form-structure-sense/talk/41-50.txt';
import form_structure_sense_51_60 from '../reading-writing/form-structure-sense/talk/51-60.txt';
import form_structure_sense_61_70 from '../reading-writing/form-structure-sense/talk/61-70.txt';
import form_structure_sense_71_80 from '../reading-writing/form-structure-sense/talk/71-80.txt';
import form_structure_sense_81_90 from '../reading-writing/form-structure-sense/talk/81-90.txt';
import form_structure_sense_91_100 from '../reading-writing/form-structure-sense/talk/91-100.txt';
import inferences_01_10 from '../reading-writing/inferences/talk/01-10.txt';
import inferences_11_20 from '../reading-writing/inferences/talk/11-20.txt';
import inferences_21_30 from '../reading-writing/inferences/talk/21-30.txt';
import inferences_31_40 from '../reading-writing/inferences/talk/31-40.txt';
import inferences_41_50 from '../reading-writing/inferences/talk/41-50.txt';
import inferences_51_60 from '../reading-writing/inferences/talk/51-60.txt';
import inferences_61_70 from '../reading-writing/inferences/talk/61-70.txt';
import inferences_71_80 from '../reading-writing/inferences/talk/71-80.txt';
import inferences_81_90 from '../reading-writing/inferences/talk/81-90.txt';
import inferences_91_100 from '../reading-writing/inferences/talk/91-100.txt';
import structure_and_purpose_01_10 from '../reading-writing/structure-and-purpose/talk/01-10.txt';
import structure_and_purpose_11_20 from '../reading-writing/structure-and-purpose/talk/11-20.txt';
import structure_and_purpose_21_30 from '../reading-writing/structure-and-purpose/talk/21-30.txt';
import structure_and_purpose_31_40 from '../reading-writing/structure-and-purpose/talk/31-40.txt';
import structure_and_purpose_41_50 from '../reading-writing/structure-and-purpose/talk/41-50.txt';
import structure_and_purpose_51_60 from '../reading-writing/structure-and-purpose/talk/51-60.txt';
import structure_and_purpose_61_70 from '../reading-writing/structure-and-purpose/talk/61-70.txt';
import structure_and_purpose_71_80 from '../reading-writing/structure-and-purpose/talk/71-80.txt';
import structure_and_purpose_81_90 from '../reading-writing/structure-and-purpose/talk/81-90.txt';
import structure_and_purpose_91_100 from '../reading-writing/structure-and-purpose/talk/91-100.txt';
import synthesis_01_10 from '../reading-writing/synthesis/talk/01-10.txt';
import synthesis_101_110 from '../reading-writing/synthesis/talk/101-110.txt';
import synthesis_11_20 from '../reading-writing/synthesis/talk/11-20.txt';
import synthesis_111_120 from '../reading-writing/synthesis/talk/111-120.txt';
import synthesis_121_130 from '../reading-writing/synthesis/talk/121-130.txt';
import synthesis_131_140 from '../reading-writing/synthesis/talk/131-140.txt';
import synthesis_21_30 from '../reading-writing/synthesis/talk/21-30.txt';
import synthesis_31_40 from '../reading-writing/synthesis/talk/31-40.txt';
import synthesis_41_50 from '../reading-writing/synthesis/talk/41-50.txt';
import synthesis_51_60 from '../reading-writing/synthesis/talk/51-60.txt';
import synthesis_61_70 from '../reading-writing/synthesis/talk/61-70.txt';
import synthesis_71_80 from '../reading-writing/synthesis/talk/71-80.txt';
import synthesis_81_90 from '../reading-writing/synthesis/talk/81-90.txt';
import synthesis_91_100 from '../reading-writing/synthesis/talk/91-100.txt';
import transitions_01_10 from '../reading-writing/transitions/talk/01-10.txt';
import transitions_11_20 from '../reading-writing/transitions/talk/11-20.txt';
import transitions_21_30 from '../reading-writing/transitions/talk/21-30.txt';
import transitions_31_40 from '../reading-writing/transitions/talk/31-40.txt';
import transitions_41_50 from '../reading-writing/transitions/talk/41-50.txt';
import transitions_51_60 from '../reading-writing/transitions/talk/51-60.txt';
import transitions_61_70 from '../reading-writing/transitions/talk/61-70.txt';
import transitions_71_80 from '../reading-writing/transitions/talk/71-80.txt';
import transitions_81_90 from '../reading-writing/transitions/talk/81-90.txt';
import words_in_context_01_10 from '../reading-writing/words-in-context/talk/01-10.txt';
import words_in_context_101_110 from '../reading-writing/words-in-context/talk/101-110.txt';
import words_in_context_11_20 from '../reading-writing/words-in-context/talk/11-20.txt';
import words_in_context_111_120 from '../reading-writing/words-in-context/talk/111-120.txt';
import words_in_context_121_130 from '../reading-writing/words-in-context/talk/121-130.txt';
import words_in_context_131_140 from '../reading-writing/words-in-context/talk/131-140.txt';
import words_in_context_141_150 from '../reading-writing/words-in-context/talk/141-150.txt';
import words_in_context_21_30 from '../reading-writing/words-in-context/talk/21-30.txt';
import words_in_context_31_40 from '../reading-writing/words-in-context/talk/31-40.txt';
import words_in_context_41_50 from '../reading-writing/words-in-context/talk/41-50.txt';
import words_in_context_51_60 from '../reading-writing/words-in-context/talk/51-60.txt';
import words_in_context_61_70 from '../reading-writing/words-in-context/talk/61-70.txt';
import words_in_context_71_80 from '../reading-writing/words-in-context/talk/71-80.txt';
import words_in_context_81_90 from '../reading-writing/words-in-context/talk/81-90.txt';
import words_in_context_91_100 from '../reading-writing/words-in-context/talk/91-100.txt';
import area_volume_talk from '../../templates/area-volume/talk.txt';
import circles_talk from '../../templates/circles/talk.txt';
import equivalent_expressions_talk from '../../templates/equivalent-expressions/talk.txt';
import inference_talk from '../../templates/inference/talk.txt';
import linear_equations_one_variable_talk from '../../templates/linear-equations-one-variable/talk.txt';
import linear_equations_two_variables_talk from '../../templates/linear-equations-two-variables/talk.txt';
import linear_functions_talk from '../../templates/linear-functions/talk.txt';
import linear_inequalities_one_variable_talk from '../../templates/linear-inequalities-one-variable/talk.txt';
import linear_inequalities_two_variables_talk from '../../templates/linear-inequalities-two-variables/talk.txt';
import linear_systems_talk from '../../templates/linear-systems/talk.txt';
import lines_angles_triangles_talk from '../../templates/lines-angles-triangles/talk.txt';
import nonlinear_equations_talk from '../../templates/nonlinear-equations/talk.txt';
import nonlinear_functions_talk from '../../templates/nonlinear-functions/talk.txt';
import one_variable_data_talk from '../../templates/one-variable-data/talk.txt';
import percentages_talk from '../../templates/percentages/talk.txt';
import probability_talk from '../../templates/probability/talk.txt';
import ratios_talk from '../../templates/ratios/talk.txt';
import right_triangles_talk from '../../templates/right-triangles/talk.txt';
import two_variable_data_talk from '../../templates/two-variable-data/talk.txt';

export const TALK_TEXTS: Readonly<Record<string, string>> = {
  'reading-writing/boundaries/talk/01-10.txt': boundaries_01_10,
  'reading-writing/boundaries/talk/101-110.txt': boundaries_101_110,
  'reading-writing/boundaries/talk/11-20.txt': boundaries_11_20,
  'reading-writing/boundaries/talk/111-120.txt': boundaries_111_120,
  'reading-writing/boundaries/talk/121-130.txt': boundaries_121_130,
  'reading-writing/boundaries/talk/131-140.txt': boundaries_131_140,
  'reading-writing/boundaries/talk/141-150.txt': boundaries_141_150,
  'reading-writing/boundaries/talk/151-160.txt': boundaries_151_160,
  'reading-writing/boundaries/talk/21-30.txt': boundaries_21_30,
  'reading-writing/boundaries/talk/31-40.txt': boundaries_31_40,
  'reading-writing/boundaries/talk/41-50.txt': boundaries_41_50,
  'reading-writing/boundaries/talk/51-60.txt': boundaries_51_60,
  'reading-writing/boundaries/talk/61-70.txt': boundaries_61_70,
  'reading-writing/boundaries/talk/71-80.txt': boundaries_71_80,
  'reading-writing/boundaries/talk/81-90.txt': boundaries_81_90,
  'reading-writing/boundaries/talk/91-100.txt': boundaries_91_100,
  'reading-writing/central-ideas/talk/01-10.txt': central_ideas_01_10,
  'reading-writing/central-ideas/talk/11-20.txt': central_ideas_11_20,
  'reading-writing/central-ideas/talk/21-30.txt': central_ideas_21_30,
  'reading-writing/central-ideas/talk/31-40.txt': central_ideas_31_40,
  'reading-writing/central-ideas/talk/41-50.txt': central_ideas_41_50,
  'reading-writing/central-ideas/talk/51-60.txt': central_ideas_51_60,
  'reading-writing/central-ideas/talk/61-70.txt': central_ideas_61_70,
  'reading-writing/central-ideas/talk/71-80.txt': central_ideas_71_80,
  'reading-writing/central-ideas/talk/81-90.txt': central_ideas_81_90,
  'reading-writing/cross-text/talk/01-10.txt': cross_text_01_10,
  'reading-writing/cross-text/talk/11-20.txt': cross_text_11_20,
  'reading-writing/cross-text/talk/21-30.txt': cross_text_21_30,
  'reading-writing/cross-text/talk/31-40.txt': cross_text_31_40,
  'reading-writing/cross-text/talk/41-50.txt': cross_text_41_50,
  'reading-writing/cross-text/talk/51-60.txt': cross_text_51_60,
  'reading-writing/cross-text/talk/61-70.txt': cross_text_61_70,
  'reading-writing/cross-text/talk/71-80.txt': cross_text_71_80,
  'reading-writing/cross-text/talk/81-90.txt': cross_text_81_90,
  'reading-writing/cross-text/talk/91-100.txt': cross_text_91_100,
  'reading-writing/evidence-quantitative/talk/01-10.txt': evidence_quantitative_01_10,
  'reading-writing/evidence-quantitative/talk/11-20.txt': evidence_quantitative_11_20,
  'reading-writing/evidence-quantitative/talk/21-30.txt': evidence_quantitative_21_30,
  'reading-writing/evidence-quantitative/talk/31-40.txt': evidence_quantitative_31_40,
  'reading-writing/evidence-quantitative/talk/41-50.txt': evidence_quantitative_41_50,
  'reading-writing/evidence-quantitative/talk/51-60.txt': evidence_quantitative_51_60,
  'reading-writing/evidence-quantitative/talk/61-70.txt': evidence_quantitative_61_70,
  'reading-writing/evidence-textual/talk/01-10.txt': evidence_textual_01_10,
  'reading-writing/evidence-textual/talk/11-20.txt': evidence_textual_11_20,
  'reading-writing/evidence-textual/talk/21-30.txt': evidence_textual_21_30,
  'reading-writing/evidence-textual/talk/31-40.txt': evidence_textual_31_40,
  'reading-writing/evidence-textual/talk/41-50.txt': evidence_textual_41_50,
  'reading-writing/evidence-textual/talk/51-60.txt': evidence_textual_51_60,
  'reading-writing/evidence-textual/talk/61-70.txt': evidence_textual_61_70,
  'reading-writing/evidence-textual/talk/71-80.txt': evidence_textual_71_80,
  'reading-writing/evidence-textual/talk/81-90.txt': evidence_textual_81_90,
  'reading-writing/form-structure-sense/talk/01-10.txt': form_structure_sense_01_10,
  'reading-writing/form-structure-sense/talk/101-110.txt': form_structure_sense_101_110,
  'reading-writing/form-structure-sense/talk/11-20.txt': form_structure_sense_11_20,
  'reading-writing/form-structure-sense/talk/111-120.txt': form_structure_sense_111_120,
  'reading-writing/form-structure-sense/talk/121-130.txt': form_structure_sense_121_130,
  'reading-writing/form-structure-sense/talk/21-30.txt': form_structure_sense_21_30,
  'reading-writing/form-structure-sense/talk/31-40.txt': form_structure_sense_31_40,
  'reading-writing/form-structure-sense/talk/41-50.txt': form_structure_sense_41_50,
  'reading-writing/form-structure-sense/talk/51-60.txt': form_structure_sense_51_60,
  'reading-writing/form-structure-sense/talk/61-70.txt': form_structure_sense_61_70,
  'reading-writing/form-structure-sense/talk/71-80.txt': form_structure_sense_71_80,
  'reading-writing/form-structure-sense/talk/81-90.txt': form_structure_sense_81_90,
  'reading-writing/form-structure-sense/talk/91-100.txt': form_structure_sense_91_100,
  'reading-writing/inferences/talk/01-10.txt': inferences_01_10,
  'reading-writing/inferences/talk/11-20.txt': inferences_11_20,
  'reading-writing/inferences/talk/21-30.txt': inferences_21_30,
  'reading-writing/inferences/talk/31-40.txt': inferences_31_40,
  'reading-writing/inferences/talk/41-50.txt': inferences_41_50,
  'reading-writing/inferences/talk/51-60.txt': inferences_51_60,
  'reading-writing/inferences/talk/61-70.txt': inferences_61_70,
  'reading-writing/inferences/talk/71-80.txt': inferences_71_80,
  'reading-writing/inferences/talk/81-90.txt': inferences_81_90,
  'reading-writing/inferences/talk/91-100.txt': inferences_91_100,
  'reading-writing/structure-and-purpose/talk/01-10.txt': structure_and_purpose_01_10,
  'reading-writing/structure-and-purpose/talk/11-20.txt': structure_and_purpose_11_20,
  'reading-writing/structure-and-purpose/talk/21-30.txt': structure_and_purpose_21_30,
  'reading-writing/structure-and-purpose/talk/31-40.txt': structure_and_purpose_31_40,
  'reading-writing/structure-and-purpose/talk/41-50.txt': structure_and_purpose_41_50,
  'reading-writing/structure-and-purpose/talk/51-60.txt': structure_and_purpose_51_60,
  'reading-writing/structure-and-purpose/talk/61-70.txt': structure_and_purpose_61_70,
  'reading-writing/structure-and-purpose/talk/71-80.txt': structure_and_purpose_71_80,
  'reading-writing/structure-and-purpose/talk/81-90.txt': structure_and_purpose_81_90,
  'reading-writing/structure-and-purpose/talk/91-100.txt': structure_and_purpose_91_100,
  'reading-writing/synthesis/talk/01-10.txt': synthesis_01_10,
  'reading-writing/synthesis/talk/101-110.txt': synthesis_101_110,
  'reading-writing/synthesis/talk/11-20.txt': synthesis_11_20,
  'reading-writing/synthesis/talk/111-120.txt': synthesis_111_120,
  'reading-writing/synthesis/talk/121-130.txt': synthesis_121_130,
  'reading-writing/synthesis/talk/131-140.txt': synthesis_131_140,
  'reading-writing/synthesis/talk/21-30.txt': synthesis_21_30,
  'reading-writing/synthesis/talk/31-40.txt': synthesis_31_40,
  'reading-writing/synthesis/talk/41-50.txt': synthesis_41_50,
  'reading-writing/synthesis/talk/51-60.txt': synthesis_51_60,
  'reading-writing/synthesis/talk/61-70.txt': synthesis_61_70,
  'reading-writing/synthesis/talk/71-80.txt': synthesis_71_80,
  'reading-writing/synthesis/talk/81-90.txt': synthesis_81_90,
  'reading-writing/synthesis/talk/91-100.txt': synthesis_91_100,
  'reading-writing/transitions/talk/01-10.txt': transitions_01_10,
  'reading-writing/transitions/talk/11-20.txt': transitions_11_20,
  'reading-writing/transitions/talk/21-30.txt': transitions_21_30,
  'reading-writing/transitions/talk/31-40.txt': transitions_31_40,
  'reading-writing/transitions/talk/41-50.txt': transitions_41_50,
  'reading-writing/transitions/talk/51-60.txt': transitions_51_60,
  'reading-writing/transitions/talk/61-70.txt': transitions_61_70,
  'reading-writing/transitions/talk/71-80.txt': transitions_71_80,
  'reading-writing/transitions/talk/81-90.txt': transitions_81_90,
  'reading-writing/words-in-context/talk/01-10.txt': words_in_context_01_10,
  'reading-writing/words-in-context/talk/101-110.txt': words_in_context_101_110,
  'reading-writing/words-in-context/talk/11-20.txt': words_in_context_11_20,
  'reading-writing/words-in-context/talk/111-120.txt': words_in_context_111_120,
  'reading-writing/words-in-context/talk/121-130.txt': words_in_context_121_130,
  'reading-writing/words-in-context/talk/131-140.txt': words_in_context_131_140,
  'reading-writing/words-in-context/talk/141-150.txt': words_in_context_141_150,
  'reading-writing/words-in-context/talk/21-30.txt': words_in_context_21_30,
  'reading-writing/words-in-context/talk/31-40.txt': words_in_context_31_40,
  'reading-writing/words-in-context/talk/41-50.txt': words_in_context_41_50,
  'reading-writing/words-in-context/talk/51-60.txt': words_in_context_51_60,
  'reading-writing/words-in-context/talk/61-70.txt': words_in_context_61_70,
  'reading-writing/words-in-context/talk/71-80.txt': words_in_context_71_80,
  'reading-writing/words-in-context/talk/81-90.txt': words_in_context_81_90,
  'reading-writing/words-in-context/talk/91-100.txt': words_in_context_91_100,
  '../templates/area-volume/talk.txt': area_volume_talk,
  '../templates/circles/talk.txt': circles_talk,
  '../templates/equivalent-expressions/talk.txt': equivalent_expressions_talk,
  '../templates/inference/talk.txt': inference_talk,
  '../templates/linear-equations-one-variable/talk.txt': linear_equations_one_variable_talk,
  '../templates/linear-equations-two-variables/talk.txt': linear_equations_two_variables_talk,
  '../templates/linear-functions/talk.txt': linear_functions_talk,
  '../templates/linear-inequalities-one-variable/talk.txt': linear_inequalities_one_variable_talk,
  '../templates/linear-inequalities-two-variables/talk.txt': linear_inequalities_two_variables_talk,
  '../templates/linear-systems/talk.txt': linear_systems_talk,
  '../templates/lines-angles-triangles/talk.txt': lines_angles_triangles_talk,
  '../templates/nonlinear-equations/talk.txt': nonlinear_equations_talk,
  '../templates/nonlinear-functions/talk.txt': nonlinear_functions_talk,
  '../templates/one-variable-data/talk.txt': one_variable_data_talk,
  '../templates/percentages/talk.txt': percentages_talk,
  '../templates/probability/talk.txt': probability_talk,
  '../templates/ratios/talk.txt': ratios_talk,
  '../templates/right-triangles/talk.txt': right_triangles_talk,
  '../templates/two-variable-data/talk.txt': two_variable_data_talk,
};
